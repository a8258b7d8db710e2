import type { ReactNode } from 'react';
import type { PlanFamily } from '../../../schema/plan.ts';
import { Mirrored } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc, fan, leaf } from '../../../ui/Scene/shapes.ts';
import { StitchedFrame } from '../../../ui/StitchedFrame/StitchedFrame.tsx';

/** A figure from the scene on each family's own page. */
const figures: Record<PlanFamily['id'], ReactNode> = {
  shared: (
    <g transform="translate(-8 66)scale(3.3)">
      <Patch
        colour="petal"
        d="M-50 6L-24-14Q-10-34 10-32Q16-46 29-42Q38-38 36-26Q34-2 8 0Q-12 2-28-6L-46 16Z"
      />
      <Patch colour="gold" flat d={`M37-36l11 6-12 5z${leaf(12, -20, -112, 34, 15)}`} />
      <Patch colour="dark" flat d={disc(27, -33, 2.4)} />
    </g>
  ),
  premium: (
    <>
      <Patch
        colour="cotton"
        d={fan(0, 90, { count: 6, inner: 0, length: 180, width: 62, from: -78, to: 78 })}
      />
      <Patch
        colour="petal"
        d={fan(0, 90, { count: 5, inner: 0, length: 176, width: 60, from: -48, to: 48 })}
      />
      <Patch
        colour="gold"
        d={fan(0, 90, { count: 3, inner: 0, length: 92, width: 44, from: -38, to: 38 })}
      />
    </>
  ),
  reseller: (
    <>
      <Patch
        colour="gold"
        d={block(-134, 30, 268, 110, 12) + block(-128, -40, 20, 90, 4) + block(108, -40, 20, 90, 4)}
      />
      <Mirrored>
        <Patch colour="petal" d="M-110-140h44L-88-10a33 36 0 0 1-66 0z" />
        <Patch colour="cotton" d="M-66-140h44L-22-10a33 36 0 0 1-66 0z" />
      </Mirrored>
      <Patch colour="petal" d="M-22-140h44V-10a22 36 0 0 1-44 0z" />
      <Stitch colour="dark" weight="bold" d="M-110 100h220" />
    </>
  ),
  cloudVps: (
    <g transform="rotate(-32)">
      <Stitch colour="gold" weight="bold" d="M-206 20Q-190 130-90 96T60 110" />
      <Patch colour="cotton" d="M-190-20Q0-140 190-20Q0 100-190-20Z" />
      <Patch colour="dark" flat d={block(-84, -46, 168, 52, 20)} />
      <Patch colour="petal" flat d={block(-60, -40, 120, 40, 8)} />
      <Stitch weight="bold" d="M-36-34v28M-12-34v28M12-34v28M36-34v28" />
    </g>
  ),
  dedicated: (
    <g transform="scale(2.3)">
      <Mirrored>
        <Patch colour="gold" d={disc(-36, -40, 17)} />
        <Patch colour="petal" flat d={disc(-37, -41, 9)} />
      </Mirrored>
      <Patch colour="gold" d="M0-52Q62-52 62 2Q62 52 0 56Q-62 52-62 2Q-62-52 0-52Z" />
      <Patch colour="cotton" flat d="M0 6Q34 10 32 34Q26 52 0 52Q-26 52-32 34Q-34 10 0 6Z" />
      <Mirrored>
        <Patch
          colour="dark"
          flat
          d={`${disc(-25, -5, 7)}M-62-8l24 4-23 8zM-60 16l22-2-17 12z${leaf(-14, -50, 168, 26, 7)}`}
        />
      </Mirrored>
      <Patch colour="petal" flat d="M-14 10Q0 4 14 10Q12 24 0 28Q-12 24-14 10Z" />
    </g>
  ),
};

/** A plan family's emblem, for lists where its scene would be too much. */
export function Emblem({ family }: { family: PlanFamily['id'] }) {
  return <StitchedFrame>{figures[family]}</StitchedFrame>;
}
