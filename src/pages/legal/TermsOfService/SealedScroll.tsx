import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc, fan } from '../../../ui/Scene/shapes.ts';

/** A long scroll with its seal. */
export function SealedScroll() {
  return (
    <Scene>
      <Patch colour="cotton" d="M-168-86Q0-74 168-86V74Q0 86-168 74Z" />
      <Stitch
        colour="dark"
        d="M-132-52Q0-42 132-52M-132-24Q0-14 132-24M-132 4Q-60 10-36 10M36 10Q90 8 132 4M-132 32Q-90 36-58 37M58 37Q100 36 132 32"
      />
      <Patch colour="gold" d={block(-192, -108, 30, 204, 12) + block(162, -108, 30, 204, 12)} />
      <Stitch colour="dark" weight="fine" d="M-177-96V84M177-96V84" />
      <Patch
        colour="petal"
        d={`${disc(-177, -116, 9)}${disc(177, -116, 9)}${disc(-177, 104, 9)}${disc(177, 104, 9)}`}
      />
      <Patch colour="gold" d="M-22 70L-34 130L-16 118L-4 128V72ZM22 70L34 130L16 118L4 128V72Z" />
      <Patch
        colour="petal"
        d={`${fan(0, 50, { count: 16, inner: 26, length: 22, width: 12 })}${disc(0, 50, 34)}`}
      />
      <Stitch d={disc(0, 50, 26)} />
      <Patch colour="cotton" flat d={fan(0, 50, { count: 8, inner: 5, length: 15, width: 7 })} />
      <Patch colour="gold" flat d={disc(0, 50, 5)} />
    </Scene>
  );
}
