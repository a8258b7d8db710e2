import { Mirrored, Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc, fan } from '../../../ui/Scene/shapes.ts';

/** The arms from top to bottom: on which side, and in which colour. */
const arms = [
  { y: -84, side: 1, colour: 'petal' },
  { y: -40, side: -1, colour: 'cotton' },
  { y: 4, side: 1, colour: 'gold' },
  { y: 48, side: -1, colour: 'petal' },
] as const;

/** One post, and an arm for each direction. */
export function Signpost() {
  return (
    <Scene>
      <Mirrored>
        <Patch
          colour="cotton"
          d={fan(-110, 122, { count: 5, inner: 0, length: 40, width: 12, from: -56, to: 56 })}
        />
        <Patch
          colour="gold"
          d={fan(-172, 122, { count: 3, inner: 0, length: 30, width: 11, from: -40, to: 40 })}
        />
        <Patch colour="petal" d={disc(-110, 76, 7)} />
      </Mirrored>
      <Patch colour="gold" d={block(-11, -100, 22, 224, 4)} />
      <Stitch colour="dark" weight="fine" d="M0-90V118" />
      <Patch
        colour="petal"
        d={fan(0, -108, { count: 5, inner: 2, length: 22, width: 11, from: -80, to: 80 })}
      />
      {arms.map(({ y, side, colour }) => (
        <g key={y} transform={`translate(0 ${y})scale(${side} 1)`}>
          <Patch colour={colour} d="M-34-18H116L142 0L116 18H-34Q-40 0-34-18Z" />
          <Stitch
            colour={colour === 'petal' ? 'cotton' : 'dark'}
            weight="fine"
            d="M-26-10H112L127 0L112 10H-26Z"
          />
          <Stitch colour={colour === 'petal' ? 'cotton' : 'petal'} d="M20 0H96" />
          <Patch
            colour={colour === 'gold' ? 'petal' : 'gold'}
            flat
            d={fan(0, 0, { count: 6, inner: 2, length: 10, width: 5 })}
          />
        </g>
      ))}
      <Stitch colour="gold" d="M-206 126H206" />
    </Scene>
  );
}
