import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { leaf } from '../../../ui/Scene/shapes.ts';

const spools = [
  { x: -174, width: 34, height: 52, colour: 'cotton' },
  { x: -122, width: 42, height: 76, colour: 'petal' },
  { x: -62, width: 50, height: 102, colour: 'cotton' },
  { x: 6, width: 58, height: 130, colour: 'petal' },
  { x: 82, width: 66, height: 160, colour: 'cotton' },
  { x: 166, width: 72, height: 192, colour: 'petal' },
] as const;

type Spool = (typeof spools)[number];

/** The height of a row of thread: large enough to stay sharp at the small size of the drawing. */
const rowHeight = 16;

/** Without rounded corners, which would be a pixel wide at that size. */
const bar = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

const path = (list: readonly Spool[], draw: (spool: Spool) => string) => list.map(draw).join('');

const thread = ({ x, width, height }: Spool) =>
  bar(x - width / 2 + 5, 100 - height, width - 10, height);

const rows = ({ x, width, height }: Spool) =>
  Array.from(
    { length: Math.floor((height - 20) / rowHeight) },
    (_, row) => `M${x - width / 2 + 9} ${124 - height + row * rowHeight}h${width - 18}`,
  ).join('');

const ends = ({ x, width, height }: Spool) =>
  bar(x - width / 2, 96 - height, width, 12) + bar(x - width / 2, 92, width, 12);

/** Six spools of thread, from small to large. */
export function Spools() {
  const cotton = spools.filter(({ colour }) => colour === 'cotton');
  const petal = spools.filter(({ colour }) => colour === 'petal');
  return (
    <Scene>
      <Stitch
        colour="gold"
        d="M-174 40C-196-30-132-44-126-6S-150 20-120-2S-70-60-60-22S-70 4-52-20S-10-96 6-54S0-30 16-50S66-132 84-84S76-66 96-88Q116-124 132-122"
      />
      <Patch colour="cotton" d={leaf(130, -124, 98, 74, 6)} />
      <Patch colour="cotton" d={path(cotton, thread)} />
      <Stitch colour="petal" weight="fine" d={path(cotton, rows)} />
      <Patch colour="petal" d={path(petal, thread)} />
      <Stitch colour="cotton" weight="fine" d={path(petal, rows)} />
      <Patch colour="gold" d={path(spools, ends)} />
      <Patch colour="gold" d={bar(-208, 112, 416, 10)} />
      <Stitch colour="dark" weight="fine" d="M-198 117H198" />
    </Scene>
  );
}
