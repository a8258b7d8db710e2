import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, leaf } from '../../../ui/Scene/shapes.ts';

const kites = [
  { x: -162, y: -14, turn: -44, colour: 'gold' },
  { x: -92, y: -70, turn: -22, colour: 'cotton' },
  { x: 0, y: -80, turn: 0, colour: 'petal' },
  { x: 92, y: -70, turn: 22, colour: 'cotton' },
  { x: 162, y: -14, turn: 44, colour: 'gold' },
] as const;

function Kite({ colour }: { colour: 'gold' | 'cotton' | 'petal' }) {
  const other = colour === 'petal' ? 'gold' : 'petal';
  return (
    <>
      <Patch colour={colour} d="M0-40L34 0L0 40L-34 0Z" />
      <Patch colour={other} flat d="M0-40L34 0H0ZM0 40L-34 0H0Z" />
      <Stitch
        colour={colour === 'petal' ? 'cotton' : 'dark'}
        weight="fine"
        d="M0-36V36M-30 2Q0-18 30 2"
      />
      <Patch colour={other} d={leaf(0, 38, 152, 26, 10) + leaf(0, 38, 208, 26, 10)} />
    </>
  );
}

/** Many kites from one spool. */
export function Kites() {
  return (
    <Scene>
      <Stitch d={kites.map(({ x, y }) => `M${x} ${y}Q${x / 2} 40 0 84`).join('')} />
      {kites.map(({ x, y, turn, colour }) => (
        <g key={x} transform={`translate(${x} ${y})rotate(${turn})scale(1.2)`}>
          <Kite colour={colour} />
        </g>
      ))}
      <Patch colour="gold" d={block(-92, 92, 184, 12, 6)} />
      <Patch colour="petal" d={block(-40, 76, 80, 44, 8)} />
      <Stitch weight="fine" d="M-28 84v28M-16 84v28M-4 84v28M8 84v28M20 84v28M32 84v28" />
      <Patch colour="cotton" d={block(-52, 70, 14, 56, 5) + block(38, 70, 14, 56, 5)} />
    </Scene>
  );
}
