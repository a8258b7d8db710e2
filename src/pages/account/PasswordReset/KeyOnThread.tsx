import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc, fan } from '../../../ui/Scene/shapes.ts';
import { StitchedFrame } from '../../../ui/StitchedFrame/StitchedFrame.tsx';

/** A key with a flower for its bow, on a loop of thread. */
export function KeyOnThread() {
  return (
    <StitchedFrame halfWidth={215} halfHeight={76}>
      <Stitch d="M-190-26C-160-40-120-34-102 0S-150 44-184 28" />
      <Patch colour="gold" d={`${block(-64, -9, 214, 18, 6)}M84 6h18v30h-18zM116 6h18v22h-18z`} />
      <Stitch colour="dark" weight="fine" d="M-50 0H142" />
      <Patch colour="petal" d={fan(-102, 0, { count: 8, inner: 14, length: 34, width: 15 })} />
      <Patch colour="gold" d={disc(-102, 0, 17)} />
      <Patch colour="field" flat d={disc(-102, 0, 8)} />
      <Patch colour="cotton" d={fan(176, 0, { count: 6, inner: 3, length: 15, width: 7 })} />
      <Patch
        colour="cotton"
        d={fan(20, -32, { count: 3, inner: 0, length: 20, width: 8, from: -50, to: 50 })}
      />
    </StitchedFrame>
  );
}
