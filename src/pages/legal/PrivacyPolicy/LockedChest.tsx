import { Mirrored, Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc, fan, leaf } from '../../../ui/Scene/shapes.ts';

/** A chest that stays locked. */
export function LockedChest() {
  return (
    <Scene>
      <Patch colour="petal" d="M-146-10Q-146-98-70-104H70Q146-98 146-10Z" />
      <Patch colour="petal" d={block(-146, 0, 292, 112, 8)} />
      <Stitch d="M-82-82Q0-92 82-82M-88-60Q0-70 88-60" />
      <Mirrored>
        <Patch
          colour="gold"
          d="M-118-10Q-118-76-78-103Q-66-104-58-104Q-92-70-92-10ZM-118 0H-92V112H-118Z"
        />
        <Stitch colour="dark" weight="fine" d="M-105-16Q-104-66-74-96M-105 8V104" />
        <Patch
          colour="cotton"
          flat
          d={fan(-62, 58, { count: 8, inner: 6, length: 20, width: 9 })}
        />
        <Patch colour="gold" flat d={disc(-62, 58, 5)} />
        <Patch colour="gold" d={block(-142, 108, 34, 16, 6)} />
        <Patch
          colour="cotton"
          d={
            leaf(-164, 122, -30, 48, 15) +
            leaf(-164, 122, -74, 40, 14) +
            leaf(-164, 122, 12, 40, 14)
          }
        />
      </Mirrored>
      <Stitch colour="gold" d="M-138-24H-122M-86-24H-40M138-24H122M86-24H40M-86 14H-40M86 14H40" />
      <Patch colour="gold" d="M0-44Q44-40 42 4Q40 44 0 62Q-40 44-42 4Q-44-40 0-44Z" />
      <Stitch
        colour="dark"
        weight="fine"
        d="M0-34Q34-30 32 4Q30 36 0 50Q-30 36-32 4Q-34-30 0-34Z"
      />
      <Patch colour="dark" flat d={`${disc(0, -4, 10)}M-5 0H5L9 28H-9Z`} />
      <Stitch colour="gold" d="M-206 128H206" />
    </Scene>
  );
}
