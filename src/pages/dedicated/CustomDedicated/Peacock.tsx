import { Mirrored, Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { disc, fan, leaf } from '../../../ui/Scene/shapes.ts';

const tail = { from: -84, to: 84 };
const eyes = Array.from({ length: 11 }, (_, index) => {
  const angle = ((-84 + index * 16.8) * Math.PI) / 180;
  return { x: Math.sin(angle) * 168, y: 74 - Math.cos(angle) * 168 };
});

/** A peacock with its tail spread, feather by feather. */
export function Peacock() {
  return (
    <Scene>
      <g transform="translate(0 24)">
        <Patch
          colour="cotton"
          d={fan(0, 74, { count: 11, inner: 40, length: 166, width: 40, ...tail })}
        />
        <Patch colour="petal" flat d={eyes.map(({ x, y }) => disc(x, y, 14)).join('')} />
        <Patch colour="gold" flat d={eyes.map(({ x, y }) => disc(x, y, 6)).join('')} />
        <Stitch
          colour="dark"
          weight="fine"
          d={fan(0, 74, { count: 11, inner: 56, length: 88, width: 0, ...tail })}
        />
        <Patch
          colour="gold"
          d={fan(0, 74, { count: 12, inner: 30, length: 64, width: 17, from: -92, to: 92 })}
        />
        <Patch
          colour="petal"
          d="M0-42Q19-42 18-24Q10 6 28 36Q46 84 0 96Q-46 84-28 36Q-10 6-18-24Q-19-42 0-42Z"
        />
        <Stitch weight="fine" d="M-18 44q18 12 36 0M-24 60q24 14 48 0M-20 76q20 12 40 0" />
        <Patch colour="cotton" flat d={disc(-8, -24, 5.5) + disc(8, -24, 5.5)} />
        <Patch colour="dark" flat d={disc(-7, -24, 2.8) + disc(7, -24, 2.8)} />
        <Patch colour="gold" flat d="M-5-16H5L0-4Z" />
        <Patch
          colour="gold"
          d={fan(0, -42, { count: 3, inner: 2, length: 26, width: 9, from: -34, to: 34 })}
        />
        <Mirrored>
          <Patch colour="cotton" d={leaf(-60, 100, -80, 60, 18) + leaf(-130, 100, -50, 44, 15)} />
        </Mirrored>
      </g>
      <Stitch colour="gold" d="M-204 126H204" />
    </Scene>
  );
}
