import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc, fan, wave } from '../../../ui/Scene/shapes.ts';

/** A country boat that sails to the right. */
function Boat({ at, colour }: { at: string; colour: 'petal' | 'cotton' }) {
  return (
    <g transform={at}>
      <Patch colour="gold" d={block(-4, -110, 7, 110, 2)} />
      <Patch colour={colour} d="M-14-104Q74-84 62-14Q20-26-14-16Q10-60-14-104Z" />
      <Stitch
        colour={colour === 'petal' ? 'cotton' : 'petal'}
        d="M2-84Q56-68 50-28M10-60Q34-54 34-26"
      />
      <Patch colour="cotton" d="M-62-2Q-54-30-30-30Q-12-30-10-2Z" />
      <Stitch colour="petal" weight="fine" d="M-52-6Q-46-22-30-22T-18-6" />
      <Patch colour="gold" d="M-104-22Q-70 0-10 0Q60 0 96-28Q84 30 30 34H-40Q-88 32-104-22Z" />
      <Stitch colour="dark" weight="fine" d="M-84 0Q-40 14 0 14T76-2" />
    </g>
  );
}

/** Two boats that cross a river, one behind the other. */
export function BoatsCrossing() {
  return (
    <Scene>
      <g transform="translate(26-64)">
        <Patch colour="petal" d={disc(0, 0, 26)} />
        <Patch colour="gold" d={fan(0, 0, { count: 16, inner: 33, length: 16, width: 7 })} />
        <Stitch weight="fine" d={disc(0, 0, 17)} />
      </g>
      <Boat at="translate(-106 22)scale(.8)" colour="petal" />
      <Stitch d={wave(-204, 52, 6, 68, 12)} />
      <Boat at="translate(100 62)" colour="cotton" />
      <Stitch d={wave(-204, 80, 6, 68, 12)} />
      <Patch colour="field" d="M-208 92Q-100 82 0 96T208 96V110H-208Z" />
      <Stitch colour="gold" d={wave(-204, 104, 6, 68, 12)} />
      <Stitch d={wave(-204, 126, 6, 68, 12)} />
    </Scene>
  );
}
