import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { disc, leaf } from '../../../ui/Scene/shapes.ts';

const nests = [
  { x: -160, y: -58, scale: 0.86 },
  { x: -82, y: -40, scale: 1.02 },
  { x: 0, y: -34, scale: 1.16 },
  { x: 82, y: -40, scale: 1.02 },
  { x: 160, y: -58, scale: 0.86 },
];
const fronds = [-186, -150, -114, -76, -38, 0, 38, 76, 114, 150, 186]
  .map((x) => leaf(x, -100 + Math.abs(x) / 16, x / 4, 30, 9))
  .join('');

/** A weaver bird looks out of its nest. */
function Nest() {
  return (
    <>
      <Stitch colour="gold" d="M0-50V0" />
      <Patch
        colour="gold"
        d="M0-12Q14 4 20 26Q42 52 34 82Q28 104 8 106L6 136H-12L-14 102Q-36 92-34 62Q-30 38-16 22Q-8 4 0-12Z"
      />
      <Stitch
        colour="dark"
        weight="fine"
        d="M-12 24q12 8 26 0M-24 42q24 12 46 0M-10 112h12M-10 124h12"
      />
      <Patch colour="dark" flat d={disc(2, 72, 20)} />
      <Patch colour="petal" flat d={disc(2, 77, 14)} />
      <Patch colour="cotton" flat d="M-12 82Q2 72 16 82Q12 91 2 91T-12 82Z" />
      <Patch colour="dark" flat d={disc(-4, 73, 2.2) + disc(8, 73, 2.2)} />
      <Patch colour="gold" flat d="M-2 76h8l-4 9z" />
    </>
  );
}

/** Weaver birds: one branch, and a nest for each. */
export function WeaverNests() {
  return (
    <Scene>
      <Stitch colour="gold" weight="bold" d="M-206-84Q0-116 206-84" />
      <Patch colour="cotton" d={fronds} />
      {nests.map(({ x, y, scale }) => (
        <g key={x} transform={`translate(${x} ${y})scale(${scale})`}>
          <Nest />
        </g>
      ))}
    </Scene>
  );
}
