import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc, fan } from '../../../ui/Scene/shapes.ts';

const side = 72;
const columns = [-160, -80, 0, 80, 160];
const squares = [-80, 0, 80].flatMap((y, row) =>
  columns.map((x, column) => ({ x, y, kind: (row * 2 + column) % 5 })),
);
const colours = ['cotton', 'petal', 'gold', 'dark', 'cotton'] as const;

/** What is sewn on a square, by its kind. */
const patterns = [
  <Patch
    key="flower"
    colour="petal"
    flat
    d={fan(0, 0, { count: 8, inner: 5, length: 22, width: 9 })}
  />,
  <Stitch key="rings" d={disc(0, 0, 8) + disc(0, 0, 17) + disc(0, 0, 26)} />,
  <Stitch
    key="waves"
    colour="dark"
    d="M-28-16l14-10 14 10 14-10 14 10M-28 4l14-10 14 10 14-10 14 10M-28 24l14-10 14 10 14-10 14 10"
  />,
  <Patch
    key="leaves"
    colour="gold"
    flat
    d={fan(0, 0, { count: 4, inner: 2, length: 30, width: 14, from: 45, to: 315 })}
  />,
  <Stitch key="lattice" colour="petal" d="M-26-26L26 26M26-26L-26 26M0-28L28 0 0 28-28 0Z" />,
];

/** A sampler: every stitch we know, each on a patch of its own. */
export function Sampler() {
  return (
    <Scene>
      {squares.map(({ x, y, kind }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <Patch
            colour={colours[kind] ?? 'cotton'}
            d={block(-side / 2, -side / 2, side, side, 8)}
          />
          {patterns[kind]}
        </g>
      ))}
    </Scene>
  );
}
