import { Mirrored, Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc, fan, leaf } from '../../../ui/Scene/shapes.ts';

/** A house of one's own under a flag, between banana plants. */
export function HouseWithFlag() {
  return (
    <Scene>
      <Patch colour="gold" d={block(-4, -132, 8, 60, 2)} />
      <Patch colour="petal" d="M4-130Q34-142 58-128T112-126L98-108L112-90Q84-82 58-92T4-94Z" />
      <Stitch d="M14-118Q40-126 60-116T92-114M14-104Q40-112 60-102T92-100" />
      <Mirrored>
        <Patch
          colour="cotton"
          d={fan(-162, 120, { count: 5, inner: 0, length: 78, width: 20, from: -40, to: 40 })}
        />
        <Stitch
          colour="dark"
          weight="fine"
          d={fan(-162, 120, { count: 5, inner: 14, length: 52, width: 0, from: -40, to: 40 })}
        />
      </Mirrored>
      <Patch colour="cotton" d="M-108 0H108V118H-108Z" />
      <Patch colour="gold" d="M-152 16Q-84-8-64-76Q0-92 64-76Q84-8 152 16Q0-20-152 16Z" />
      <Stitch
        colour="dark"
        weight="fine"
        d="M-128 2Q-68-20-52-68M-64-12Q-30-30-24-74M0-18V-78M64-12Q30-30 24-74M128 2Q68-20 52-68"
      />
      <Patch colour="petal" d="M-26 118V52Q-26 24 0 24T26 52V118Z" />
      <Stitch d="M-16 112V54Q-16 36 0 36T16 54V112" />
      <Patch colour="gold" flat d={disc(8, 78, 3.5)} />
      <Mirrored>
        <Patch colour="dark" flat d={block(-84, 36, 40, 40, 4)} />
        <Stitch colour="gold" weight="fine" d="M-64 38v36M-82 56h36" />
        <Patch
          colour="petal"
          flat
          d={[-92, -76, -60, -44].map((x) => leaf(x + 4, 106, 0, 16, 7)).join('')}
        />
      </Mirrored>
      <Stitch colour="gold" d="M-206 124H206" />
    </Scene>
  );
}
