import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc, fan } from '../../../ui/Scene/shapes.ts';

/** A charkha: one wheel that turns every thread. */
export function SpinningWheel() {
  return (
    <Scene>
      <Patch colour="gold" d="M62 4L34 110H50L70 30L90 110H106L78 4Z" />
      <Stitch colour="gold" d={disc(70, -18, 106)} />
      <Patch colour="gold" d={`${disc(70, -18, 96)}M-12-18a82 82 0 1 1 164 0a82 82 0 1 1-164 0z`} />
      <Stitch colour="dark" weight="fine" d={disc(70, -18, 89)} />
      <Patch colour="cotton" d={fan(70, -18, { count: 12, inner: 22, length: 54, width: 13 })} />
      <Patch colour="petal" d={disc(70, -18, 20)} />
      <Stitch weight="fine" d={disc(70, -18, 12)} />
      <Stitch d="M60-114L-152-8M60 78L-152 40" />
      <Patch colour="gold" d={block(-166, -34, 12, 148, 4)} />
      <Patch colour="petal" d="M-206 16Q-160-34-104 16Q-160 66-206 16Z" />
      <Stitch weight="fine" d="M-186 10v12M-174 2v28M-162-4v40M-150-6v44M-138-2v36M-126 6v20" />
      <Patch colour="gold" d={block(-196, 104, 392, 20, 8)} />
      <Stitch colour="dark" weight="fine" d="M-184 114H184" />
      <Patch
        colour="cotton"
        d={fan(-96, 104, { count: 3, inner: 0, length: 32, width: 12, from: -44, to: 44 })}
      />
      <Patch
        colour="cotton"
        d={fan(-34, 104, { count: 3, inner: 0, length: 32, width: 12, from: -44, to: 44 })}
      />
    </Scene>
  );
}
