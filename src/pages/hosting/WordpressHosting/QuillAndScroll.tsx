import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc, leaf } from '../../../ui/Scene/shapes.ts';

const barbs = [0, 1, 2, 3, 4, 5]
  .map((row) => `M${row - 4} ${-46 - row * 18}q-12-4-16-14M${row + 4} ${-46 - row * 18}q14-6 18-16`)
  .join('');
const vine = [
  [-112, 40, -46],
  [-94, 14, -96],
  [-76, 2, 20],
  [-54, 26, 60],
  [-44, 56, -150],
  [-16, 68, 150],
  [4, 52, -40],
  [24, 28, -10],
] as const;

/** A quill that writes a vine on a scroll. */
export function QuillAndScroll() {
  return (
    <Scene>
      <Patch colour="cotton" d="M-158-100H144Q132 0 144 100H-158Q-146 0-158-100Z" />
      <Patch colour="gold" d={block(-180, -120, 346, 24, 12) + block(-180, 96, 346, 24, 12)} />
      <Stitch colour="dark" weight="fine" d="M-168-108H154M-168 108H154" />
      <Stitch colour="petal" d="M-122-66H24M-122-42H-30" />
      <Stitch colour="dark" d="M-124 72C-116 20-90-8-72 4S-58 64-28 68S4 40 24 30 48 44 62 62" />
      <Patch
        colour="petal"
        flat
        d={vine.map(([x, y, turn]) => leaf(x, y, turn, 26, 12)).join('')}
      />
      <Patch colour="gold" flat d={disc(-124, 74, 7)} />
      <g transform="translate(62 62)rotate(30)">
        <Patch colour="gold" d="M0 4L-7-22-3-44H3L7-22Z" />
        <Patch colour="petal" d="M0-34Q-38-64-34-116Q-26-170 20-202Q46-148 38-100Q30-58 0-34Z" />
        <Stitch d="M0-36Q2-120 18-186" />
        <Stitch weight="fine" d={barbs} />
      </g>
    </Scene>
  );
}
