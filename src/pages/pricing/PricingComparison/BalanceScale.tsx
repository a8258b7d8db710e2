import { Mirrored, Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc, fan, leaf } from '../../../ui/Scene/shapes.ts';

/** A balance with a flower on each side, and level. */
export function BalanceScale() {
  return (
    <Scene>
      <Mirrored>
        <Stitch d="M-130-72L-184 34M-130-72L-76 34" />
        <Patch colour="petal" d="M-196 34H-64Q-76 84-130 84T-196 34Z" />
        <Stitch d="M-180 48H-80M-166 64H-94" />
        <Patch
          colour="cotton"
          d={fan(-130, 30, { count: 5, inner: 4, length: 44, width: 20, from: -72, to: 72 })}
        />
        <Patch
          colour="gold"
          d={fan(-130, 32, { count: 3, inner: 0, length: 30, width: 15, from: -40, to: 40 })}
        />
        <Patch colour="gold" d="M0-92Q-70-102-136-84Q-148-76-140-68Q-70-84 0-72Z" />
        <Stitch colour="dark" weight="fine" d="M-132-77Q-70-92-8-83" />
        <Patch colour="cotton" d={leaf(-8, 96, -70, 52, 16)} />
      </Mirrored>
      <Patch colour="gold" d={block(-8, -84, 16, 180, 4)} />
      <Stitch colour="dark" weight="fine" d="M0-60V92" />
      <Patch colour="petal" d={disc(0, -84, 20)} />
      <Stitch weight="fine" d={disc(0, -84, 12)} />
      <Patch
        colour="cotton"
        d={fan(0, -104, { count: 3, inner: 2, length: 24, width: 11, from: -50, to: 50 })}
      />
      <Patch colour="gold" d="M-58 124Q-50 98 0 96T58 124Z" />
      <Stitch colour="dark" weight="fine" d="M-42 116H42" />
    </Scene>
  );
}
