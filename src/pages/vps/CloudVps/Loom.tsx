import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, leaf } from '../../../ui/Scene/shapes.ts';

const warp = Array.from({ length: 23 }, (_, index) => `M${-132 + index * 12}-84V10`).join('');
const columns = [-112, -84, -56, -28, 0, 28, 56, 84, 112];

/** A loom: the warp above, the cloth that grows below, and the shuttle on its way. */
export function Loom() {
  return (
    <Scene>
      <Patch colour="gold" d={block(-186, -132, 20, 264, 6) + block(166, -132, 20, 264, 6)} />
      <Stitch colour="dark" weight="fine" d="M-176-112V112M176-112V112" />
      <Patch colour="dark" d={block(-146, -92, 292, 196, 2)} />
      <Stitch d={warp} />
      <Patch colour="petal" flat d="M-146 14H146V104H-146Z" />
      <Patch colour="cotton" flat d={columns.map((x) => leaf(x, 46, 0, 28, 12)).join('')} />
      <Stitch colour="gold" d="M-140 54H140" />
      <Patch colour="gold" flat d={`M-146 62H146V84H-146Z`} />
      <Patch colour="dark" flat d={columns.map((x) => `M${x} 64l9 9-9 9-9-9z`).join('')} />
      <Stitch d="M-140 94H140" />
      <Patch colour="gold" d={block(-202, -116, 404, 22, 8) + block(-202, 100, 404, 22, 8)} />
      <Stitch colour="dark" weight="fine" d="M-190-105H190M-190 111H190" />
      <Patch colour="cotton" d={block(-158, -66, 316, 12, 5)} />
      <Stitch colour="petal" weight="fine" d="M-150-60H150" />
      <Stitch colour="gold" weight="bold" d="M-146 2H-40" />
      <Patch colour="cotton" d="M-72-10Q4-46 80-10Q4 26-72-10Z" />
      <Patch colour="dark" flat d={block(-26, -18, 60, 16, 6)} />
      <Patch colour="petal" flat d={block(-14, -16, 36, 12, 2)} />
      <Stitch weight="fine" d="M-6-15v10M4-15v10M14-15v10" />
    </Scene>
  );
}
