import { Mirrored, Patch, Scene, Stitch } from '../../../ui/Scene/Scene.tsx';
import { disc, fan, leaf } from '../../../ui/Scene/shapes.ts';

/** Two kalka, the paisley of Bengal, around a flower. */
export function PaisleyPair() {
  return (
    <Scene>
      <Mirrored>
        <Patch
          colour="petal"
          d="M-116 118Q-196 104-190 34Q-184-24-128-52Q-84-76-92-106Q-90-118-74-114Q-46-96-52-52Q-36-14-38 34Q-44 104-116 118Z"
        />
        <Stitch d="M-116 106Q-182 92-178 36Q-172-16-122-42Q-78-66-80-102Q-62-88-64-50Q-48-10-50 34Q-56 92-116 106Z" />
        <Patch colour="gold" d="M-114 86Q-156 78-152 38Q-144 4-104-14Q-72 4-74 38Q-76 78-114 86Z" />
        <Patch
          colour="cotton"
          flat
          d={fan(-113, 42, { count: 8, inner: 6, length: 22, width: 9 })}
        />
        <Patch colour="petal" flat d={disc(-113, 42, 6)} />
        <Patch colour="cotton" d={leaf(-150, -60, -40, 36, 13) + leaf(-182, -14, -66, 24, 11)} />
      </Mirrored>
      <Patch colour="cotton" d={fan(0, -72, { count: 8, inner: 8, length: 28, width: 12 })} />
      <Patch colour="gold" d={disc(0, -72, 10)} />
      <Stitch colour="gold" d="M0-32V120" />
      <Patch
        colour="cotton"
        d={[-4, 34, 72]
          .map((y) => leaf(0, y + 34, 50, 30, 11) + leaf(0, y + 34, -50, 30, 11))
          .join('')}
      />
    </Scene>
  );
}
