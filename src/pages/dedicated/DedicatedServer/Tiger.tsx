import { Mirrored, Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { disc, fan, leaf } from '../../../ui/Scene/shapes.ts';

const stripes = [-108, -78, -48, -18, 12]
  .map((x, index) => leaf(x, -52 + index, 172 - index * 4, 50, 12))
  .join('');
const grass = [-196, -150, -44, 20, 188]
  .map((x) => fan(x, 126, { count: 3, inner: 0, length: 34, width: 9, from: -34, to: 34 }))
  .join('');

/** A Bengal tiger on its walk, its face turned to us. */
export function Tiger() {
  return (
    <Scene>
      <g transform="translate(-50-58)">
        <Patch colour="petal" d={disc(0, 0, 44)} />
        <Patch
          colour="cotton"
          d={fan(0, 0, { count: 11, inner: 52, length: 20, width: 9, from: -80, to: 80 })}
        />
        <Stitch d={disc(0, 0, 32)} />
      </g>
      <Patch
        colour="gold"
        d="M-126-4Q-176 0-186-34Q-190-56-172-62Q-160-64-160-52Q-170-50-168-38Q-160-20-122-30Z"
      />
      <Patch
        colour="gold"
        d="M-134 6Q-138-52-84-56Q-24-48 40-56Q112-56 118 6Q118 40 124 60L148 106Q152 122 136 122H114Q106 122 102 112L84 72Q74 58 66 68L60 110Q58 122 46 122H24Q14 122 18 110L28 60Q-14 68-46 54L-42 78L-28 106Q-24 122-38 122H-60Q-68 122-72 112L-86 74Q-94 62-104 76L-124 112Q-130 122-142 122H-160Q-170 118-162 106L-144 76Q-130 50-134 6Z"
      />
      <Patch colour="dark" flat d={stripes} />
      <Patch
        colour="dark"
        flat
        d={
          leaf(-149, 88, 116, 26, 8) +
          leaf(-139, 66, 108, 26, 8) +
          leaf(-36, 86, -110, 26, 8) +
          leaf(22, 90, 82, 28, 8) +
          leaf(141, 92, -116, 28, 8) +
          leaf(130, 70, -112, 26, 8)
        }
      />
      <Patch colour="cotton" flat d="M-70 36Q-10 22 44 42L28 60Q-14 68-46 54Z" />

      <g transform="translate(116-40)">
        <Mirrored>
          <Patch colour="gold" d={disc(-36, -40, 17)} />
          <Patch colour="petal" flat d={disc(-37, -41, 9)} />
        </Mirrored>
        <Patch colour="gold" d="M0-52Q62-52 62 2Q62 52 0 56Q-62 52-62 2Q-62-52 0-52Z" />
        <Patch colour="cotton" flat d="M0 6Q34 10 32 34Q26 52 0 52Q-26 52-32 34Q-34 10 0 6Z" />
        <Mirrored>
          <Patch colour="cotton" flat d={disc(-26, -6, 11)} />
          <Patch
            colour="dark"
            flat
            d={`${disc(-25, -5, 6)}M-62-8l24 4-23 8zM-60 16l22-2-17 12z${leaf(-14, -50, 168, 26, 7)}`}
          />
          <Stitch colour="dark" weight="fine" d="M-10 32h-34" />
        </Mirrored>
        <Patch colour="dark" flat d={leaf(0, -52, 180, 32, 9)} />
        <Patch colour="petal" flat d="M-12 10Q0 6 12 10Q10 22 0 26Q-10 22-12 10Z" />
        <Stitch colour="dark" d="M0 28v8q-10 10-18 2M0 36q10 10 18 2" />
      </g>
      <Stitch colour="gold" d="M-206 128H206" />
      <Patch colour="cotton" d={grass} />
    </Scene>
  );
}
