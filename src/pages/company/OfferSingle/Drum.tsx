import { Mirrored, Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { disc, fan } from '../../../ui/Scene/shapes.ts';

/** A dhol, the drum that announces good news. */
export function Drum() {
  return (
    <Scene>
      <Stitch
        colour="gold"
        d={fan(0, 10, { count: 9, inner: 92, length: 34, width: 0, from: -64, to: 64 })}
      />
      <Patch colour="petal" d="M-112-50Q0-96 112-50V70Q0 116-112 70Z" />
      <Stitch d="M-104-44L-78 74L-44-64L-14 88L14-68L44 82L78-58L104 66" />
      <Mirrored>
        <Patch colour="gold" d="M-112-56Q-128-56-128 10T-112 76Q-92 76-92 10T-112-56Z" />
        <Patch colour="cotton" d="M-116-42Q-126-34-126 10T-116 62Q-104 54-104 10T-116-42Z" />
        <Patch colour="gold" d="M-150-92L-138-98L-106-16L-116-12Z" />
        <Patch colour="petal" d={disc(-146, -98, 13)} />
        <Patch
          colour="cotton"
          d={fan(-172, 122, { count: 5, inner: 0, length: 46, width: 14, from: -60, to: 60 })}
        />
      </Mirrored>
      <Patch colour="gold" flat d={fan(0, 10, { count: 8, inner: 6, length: 26, width: 11 })} />
      <Stitch colour="gold" d="M-206 124H206" />
    </Scene>
  );
}
