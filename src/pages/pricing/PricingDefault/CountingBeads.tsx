import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc } from '../../../ui/Scene/shapes.ts';

/** Each row: its beads on the left, then those on the right. */
const rows = [
  { y: -84, left: 1, right: 6, colour: 'petal' },
  { y: -42, left: 4, right: 3, colour: 'cotton' },
  { y: 0, left: 2, right: 5, colour: 'petal' },
  { y: 42, left: 5, right: 2, colour: 'cotton' },
  { y: 84, left: 3, right: 4, colour: 'petal' },
] as const;
const step = 32;

function beads({ y, left, right }: (typeof rows)[number], radius: number): string {
  const places = [
    ...Array.from({ length: left }, (_, index) => -146 + index * step),
    ...Array.from({ length: right }, (_, index) => 146 - index * step),
  ];
  return places.map((x) => disc(x, y, radius)).join('');
}

/** Beads on five strings, to count with. */
export function CountingBeads() {
  return (
    <Scene>
      <Stitch colour="gold" d={rows.map(({ y }) => `M-170 ${y}H170`).join('')} />
      {rows.map((row) => (
        <g key={row.y}>
          <Patch colour={row.colour} d={beads(row, 15)} />
          <Stitch
            colour={row.colour === 'petal' ? 'cotton' : 'petal'}
            weight="fine"
            d={beads(row, 8)}
          />
        </g>
      ))}
      <Patch
        colour="gold"
        d={
          block(-190, -122, 24, 244, 8) +
          block(166, -122, 24, 244, 8) +
          block(-200, -128, 400, 22, 8) +
          block(-200, 106, 400, 22, 8)
        }
      />
      <Stitch colour="dark" weight="fine" d="M-178-98V98M178-98V98M-190-117H190M-190 117H190" />
    </Scene>
  );
}
