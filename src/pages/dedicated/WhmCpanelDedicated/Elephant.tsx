import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc, fan, leaf } from '../../../ui/Scene/shapes.ts';

/** An elephant that carries a pavilion with room for many. */
export function Elephant() {
  return (
    <Scene>
      <Patch
        colour="cotton"
        d="M-150 20Q-150-46-80-52H60Q86-78 126-62Q162-46 164 0Q166 50 186 74Q196 84 204 76L208 90Q190 108 172 90Q152 68 142 36Q126 52 108 48L112 112Q112 122 100 122H74Q66 122 66 112L62 60H-42L-44 112Q-44 122-54 122H-80Q-90 122-90 112L-98 62Q-106 60-108 66L-112 112Q-112 122-122 122H-146Q-156 122-154 112Q-144 70-150 20Z"
      />
      <Patch colour="cotton" d="M-146-10Q-176 0-172 40L-166 40Q-166 10-144 6Z" />
      <Stitch colour="petal" d="M150-30Q152 20 164 52T192 90" />
      <Patch colour="gold" d="M66-46Q112-56 116-12Q114 30 86 40Q62 20 66-46Z" />
      <Stitch colour="dark" weight="fine" d="M76-34Q104-40 106-10Q104 16 88 26" />
      <Patch colour="dark" flat d={disc(134, -28, 4.5)} />
      <Patch colour="gold" d="M140 34Q160 40 178 30Q168 54 142 46Z" />
      <Patch colour="petal" d="M-104-54H48V30Q-28 44-104 30Z" />
      <Stitch colour="gold" d="M-94-44V22Q-28 34 38 22V-44" />
      <Patch colour="gold" flat d={fan(-28, -8, { count: 8, inner: 5, length: 20, width: 9 })} />
      <Patch
        colour="gold"
        d={[-96, -62, -28, 6, 40].map((x) => leaf(x, 32 + (x + 28 ? 0 : 4), 180, 18, 9)).join('')}
      />
      <Patch
        colour="gold"
        d={`${block(-84, -66, 112, 14, 4)}${block(-80, -104, 8, 40, 1)}${block(-32, -104, 8, 40, 1)}${block(16, -104, 8, 40, 1)}`}
      />
      <Patch colour="petal" d="M-92-100Q-80-128-28-134Q24-128 36-100Q-28-110-92-100Z" />
      <Stitch weight="fine" d="M-78-108Q-28-120 22-108" />
      <Stitch colour="gold" d="M-206 128H206" />
      <Patch
        colour="gold"
        d={fan(-184, 126, { count: 3, inner: 0, length: 34, width: 10, from: -34, to: 34 })}
      />
    </Scene>
  );
}
