import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, leaf } from '../../../ui/Scene/shapes.ts';

const sizes = [
  { x: -174, width: 34, height: 52, colour: 'cotton' },
  { x: -122, width: 42, height: 76, colour: 'petal' },
  { x: -62, width: 50, height: 102, colour: 'cotton' },
  { x: 6, width: 58, height: 130, colour: 'petal' },
  { x: 82, width: 66, height: 160, colour: 'cotton' },
  { x: 166, width: 72, height: 192, colour: 'petal' },
] as const;

/** Six spools of thread, from small to large. */
export function Spools() {
  return (
    <Scene>
      <Stitch
        colour="gold"
        d="M-174 40C-196-30-132-44-126-6S-150 20-120-2S-70-60-60-22S-70 4-52-20S-10-96 6-54S0-30 16-50S66-132 84-84S76-66 96-88Q116-124 132-122"
      />
      <Patch colour="cotton" d={leaf(130, -124, 98, 74, 6)} />
      {sizes.map(({ x, width, height, colour }) => {
        const half = width / 2;
        const top = 100 - height;
        return (
          <g key={x}>
            <Patch colour={colour} d={block(x - half + 5, top, width - 10, height, 5)} />
            <Stitch
              colour={colour === 'petal' ? 'cotton' : 'petal'}
              weight="fine"
              d={Array.from(
                { length: Math.floor((height - 26) / 9) },
                (_, row) => `M${x - half + 9} ${top + 20 + row * 9}l${width - 18}-5`,
              ).join('')}
            />
            <Patch
              colour="gold"
              d={block(x - half, top - 4, width, 12, 4) + block(x - half, 92, width, 12, 4)}
            />
          </g>
        );
      })}
      <Patch colour="gold" d={block(-208, 112, 416, 10, 4)} />
      <Stitch colour="dark" weight="fine" d="M-198 117H198" />
    </Scene>
  );
}
