import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc, fan, leaf } from '../../../ui/Scene/shapes.ts';

/** Scallops of an awning, every second one. */
function scallops(first: 0 | 1): string {
  return [0, 1, 2, 3, 4, 5]
    .filter((index) => index % 2 === first)
    .map((index) => {
      const top = -42 + index * 14;
      const foot = -60 + index * 20;
      return `M${top}-62h14L${foot + 20} -20a10 12 0 0 1-20 0z`;
    })
    .join('');
}

/** An awning over a counter; (0, 0) is the middle of its foot. */
function Stall({ at, goods }: { at: string; goods: 'petal' | 'cotton' }) {
  return (
    <g transform={at}>
      <Patch colour="gold" d={block(-54, -20, 8, 92, 2) + block(46, -20, 8, 92, 2)} />
      <Patch colour="dark" d={block(-46, -18, 92, 60, 2)} />
      <Patch
        colour={goods}
        flat
        d={
          [-30, -10, 10, 30].map((x) => disc(x, 20, 9)).join('') +
          [-20, 0, 20].map((x) => disc(x, 5, 9)).join('')
        }
      />
      <Patch colour="gold" d={block(-60, 28, 120, 44, 4)} />
      <Stitch colour="dark" weight="fine" d="M-50 38h100M-50 62h100" />
      <Patch
        colour="petal"
        flat
        d={[-36, -12, 12, 36]
          .map((x) => fan(x, 50, { count: 4, inner: 0, length: 9, width: 5 }))
          .join('')}
      />
      <Patch colour="petal" d={scallops(0)} />
      <Patch colour="cotton" d={scallops(1)} />
      <Stitch colour="dark" weight="fine" d="M-48-56h96" />
    </g>
  );
}

/** Three stalls of one market. */
export function MarketStalls() {
  return (
    <Scene>
      <Stitch colour="gold" d="M-206-124Q0-76 206-124" />
      <Patch
        colour="gold"
        d={[-172, -130, -86, 86, 130, 172]
          .map((x) => leaf(x, -100 - x ** 2 / 1800, 180, 26, 14))
          .join('')}
      />
      <Stitch d="M-206 124h412" />
      <Stall at="translate(-140 44)" goods="cotton" />
      <Stall at="translate(140 44)" goods="cotton" />
      <Stall at="translate(0 26)scale(1.25)" goods="petal" />
    </Scene>
  );
}
