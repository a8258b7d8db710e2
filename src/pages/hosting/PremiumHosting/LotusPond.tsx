import { Mirrored, Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { disc, fan, leaf, wave } from '../../../ui/Scene/shapes.ts';

/** A lotus in full bloom between two buds, with fish below. */
export function LotusPond() {
  return (
    <Scene>
      <Patch
        colour="gold"
        d={fan(0, 40, { count: 9, inner: 128, length: 24, width: 10, from: -40, to: 40 })}
      />
      <Mirrored>
        <Stitch colour="gold" d="M-140 44Q-150 10-142-22" />
        <Patch
          colour="cotton"
          d={fan(-142, -14, { count: 2, inner: 0, length: 46, width: 20, from: -28, to: 28 })}
        />
        <Patch colour="petal" d={leaf(-142, -12, 0, 56, 26)} />
        <Stitch weight="fine" d="M-142-20v-34" />
        <Patch colour="gold" d="M-206 52Q-186 28-150 34Q-116 40-96 56Q-150 70-206 52Z" />
        <Stitch colour="dark" weight="fine" d="M-190 52Q-150 44-112 54" />
      </Mirrored>
      <Patch
        colour="cotton"
        d={fan(0, 40, { count: 8, inner: 0, length: 116, width: 38, from: -82, to: 82 })}
      />
      <Patch
        colour="petal"
        d={fan(0, 40, { count: 7, inner: 0, length: 106, width: 34, from: -60, to: 60 })}
      />
      <Stitch
        weight="fine"
        d={fan(0, 40, { count: 7, inner: 30, length: 62, width: 12, from: -60, to: 60 })}
      />
      <Patch
        colour="gold"
        d={fan(0, 40, { count: 5, inner: 0, length: 56, width: 22, from: -52, to: 52 })}
      />
      <Patch colour="dark" flat d={disc(0, 20, 4) + disc(-14, 24, 3) + disc(14, 24, 3)} />
      <Stitch d={wave(-204, 74, 4, 102, 14)} />
      <Stitch d={wave(-204, 122, 4, 102, 14)} />
      <Mirrored>
        <Patch
          colour="petal"
          d="M-24 98Q-54 74-98 94L-124 80Q-118 98-124 114L-98 102Q-54 122-24 98Z"
        />
        <Patch colour="gold" flat d="M-52 86Q-66 98-52 110Q-78 108-92 98Q-78 88-52 86Z" />
        <Patch colour="cotton" flat d={disc(-40, 95, 4)} />
      </Mirrored>
    </Scene>
  );
}
