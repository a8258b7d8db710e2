import { Mirrored, Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { disc, fan, leaf } from '../../../ui/Scene/shapes.ts';

/** Two kalka, the paisley of Bengal, around a flower. */
export function PaisleyPair() {
  return (
    <Scene>
      <Mirrored>
        <Patch
          colour="petal"
          d="M-112 118C-176 118-202 70-190 24C-180-24-136-48-118-84C-110-104-120-118-134-118C-96-136-66-104-64-66C-62-20-36 6-36 44C-36 88-66 118-112 118Z"
        />
        <Stitch d="M-112 106C-166 106-190 66-178 26C-168-18-124-42-106-80C-102-94-102-104-106-110C-86-108-76-90-76-64C-74-16-48 10-48 44C-48 82-74 106-112 106Z" />
        <Patch colour="gold" d="M-114 86Q-156 78-152 38Q-144 4-104-14Q-72 4-74 38Q-76 78-114 86Z" />
        <Patch
          colour="cotton"
          flat
          d={fan(-113, 42, { count: 8, inner: 6, length: 22, width: 9 })}
        />
        <Patch colour="petal" flat d={disc(-113, 42, 6)} />
        <Patch colour="cotton" d={leaf(-148, -52, -50, 40, 14) + leaf(-184, -10, -70, 24, 11)} />
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
