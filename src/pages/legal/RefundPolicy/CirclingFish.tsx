import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { disc, fan } from '../../../ui/Scene/shapes.ts';

/** A fish that swims in an arc over the coin. */
function Fish({ colour }: { colour: 'petal' | 'cotton' }) {
  const other = colour === 'petal' ? 'cotton' : 'petal';
  return (
    <>
      <Patch
        colour={colour}
        d="M-132 40Q-118 18-120-2Q-112-92-10-104Q64-108 104-58Q72-34 22-44Q-62-58-90 4Q-94 22-82 46Q-104 28-132 40Z"
      />
      <Patch colour="gold" flat d="M56-94Q50-66 58-42Q92-42 104-58Q86-82 56-94Z" />
      <Patch colour="dark" flat d={disc(78, -66, 4)} />
      <Stitch
        colour={other}
        weight="fine"
        d="M36-92q-10 20-6 42M10-96q-12 22-8 44M-18-92q-14 18-10 42M-46-82q-12 16-6 38M-72-66q-8 14-2 32M-94-42q-4 12 4 24"
      />
    </>
  );
}

/** Two fish around a coin: what goes out comes back. */
export function CirclingFish() {
  return (
    <Scene>
      <Stitch d="M-204-104q24-12 48 0M156 104q24-12 48 0M-204-78q20-10 40 0M164 78q20-10 40 0" />
      <g transform="scale(1.14)">
        <Fish colour="petal" />
      </g>
      <g transform="scale(-1.14)">
        <Fish colour="cotton" />
      </g>
      <Patch colour="gold" d={disc(0, 0, 40)} />
      <Stitch colour="dark" d={disc(0, 0, 31)} />
      <Patch colour="petal" flat d={fan(0, 0, { count: 8, inner: 3, length: 19, width: 9 })} />
    </Scene>
  );
}
