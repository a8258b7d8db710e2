import { Mirrored, Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { disc, fan, leaf } from '../../../ui/Scene/shapes.ts';

const branches = 'M0 62Q-84 56-186 4M-96 44Q-120 20-128-14M0 8Q-52-4-126-76M-62-24Q-92-28-168-44';
const leaves = [
  [-44, 60, -20],
  [-72, 55, -160],
  [-128, 34, -150],
  [-160, 18, -20],
  [-186, 4, -64],
  [-128, -14, -20],
  [-30, 0, -140],
  [-48, -16, 20],
  [-126, -76, -64],
  [-126, -76, 10],
  [-168, -44, -80],
  [-84, -26, 180],
] as const;
const foliage = leaves.map(([x, y, turn]) => leaf(x, y, turn, 28, 13)).join('');

/** Sits on (0, 0) and looks to the right. */
function Bird({ at, colour }: { at: string; colour: 'petal' | 'cotton' }) {
  return (
    <g transform={`translate(${at})scale(.9)`}>
      <Patch
        colour={colour}
        d="M-50 6L-24-14Q-10-34 10-32Q16-46 29-42Q38-38 36-26Q34-2 8 0Q-12 2-28-6L-46 16Z"
      />
      <Patch colour="gold" flat d={`M37-36l11 6-12 5z${leaf(12, -20, -112, 34, 15)}`} />
      <Patch colour="dark" flat d={disc(27, -33, 2.4)} />
      <Stitch colour="dark" weight="fine" d="M8-18l-24 9" />
    </g>
  );
}

/** Several birds in one tree. */
export function BirdsInTree() {
  return (
    <Scene>
      <Stitch d="M-206 122Q-100 96 0 108T206 122" />
      <Mirrored>
        <Stitch colour="gold" weight="bold" d={branches} />
        <Patch colour="cotton" d={foliage} />
      </Mirrored>
      <Patch
        colour="gold"
        d="M-30 122Q-8 100-11 50Q-10 0 0-44Q10 0 11 50Q8 100 30 122Q0 112-30 122Z"
      />
      <Stitch colour="dark" weight="fine" d="M-4 108Q-2 60 0-16M8 108Q4 80 5 40" />
      <Patch
        colour="cotton"
        d={fan(0, -44, { count: 5, inner: 2, length: 30, width: 13, from: -70, to: 70 })}
      />
      <Mirrored>
        <Bird at="-150 30" colour="petal" />
        <Bird at="-104-56" colour="petal" />
      </Mirrored>
      <Bird at="0-72" colour="petal" />
    </Scene>
  );
}
