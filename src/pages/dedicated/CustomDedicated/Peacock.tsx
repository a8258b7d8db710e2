import { Mirrored, Patch, Scene, Stitch } from '../../../ui/Scene/Scene.tsx';
import { disc, fan, leaf } from '../../../ui/Scene/shapes.ts';

const tail = { from: -84, to: 84 };
const eyes = Array.from({ length: 11 }, (_, index) => {
  const angle = ((-84 + index * 16.8) * Math.PI) / 180;
  return { x: Math.sin(angle) * 148, y: 74 - Math.cos(angle) * 148 };
});

/** A peacock with its tail spread, feather by feather. */
export function Peacock() {
  return (
    <Scene>
      <g transform="translate(0 24)">
        <Patch
          colour="cotton"
          d={fan(0, 74, { count: 11, inner: 40, length: 146, width: 40, ...tail })}
        />
        <Patch colour="petal" flat d={eyes.map(({ x, y }) => disc(x, y, 14)).join('')} />
        <Patch colour="gold" flat d={eyes.map(({ x, y }) => disc(x, y, 6)).join('')} />
        <Stitch
          colour="dark"
          weight="fine"
          d={fan(0, 74, { count: 11, inner: 56, length: 70, width: 0, ...tail })}
        />
        <Patch
          colour="gold"
          d={fan(0, 74, { count: 12, inner: 30, length: 64, width: 17, from: -92, to: 92 })}
        />
        <Patch
          colour="petal"
          d="M0-34Q20-34 20-14Q18 10 30 34Q48 84 0 96Q-48 84-30 34Q-18 10-20-14Q-20-34 0-34Z"
        />
        <Stitch weight="fine" d="M-18 44q18 12 36 0M-24 60q24 14 48 0M-20 76q20 12 40 0" />
        <Patch colour="cotton" flat d={disc(-9, -16, 6) + disc(9, -16, 6)} />
        <Patch colour="dark" flat d={disc(-8, -16, 3) + disc(8, -16, 3)} />
        <Patch colour="gold" flat d="M-6-8H6L0 6Z" />
        <Patch
          colour="gold"
          d={fan(0, -34, { count: 3, inner: 2, length: 26, width: 9, from: -34, to: 34 })}
        />
        <Mirrored>
          <Patch colour="cotton" d={leaf(-60, 100, -80, 60, 18) + leaf(-130, 100, -50, 44, 15)} />
        </Mirrored>
      </g>
      <Stitch colour="gold" d="M-204 126H204" />
    </Scene>
  );
}
