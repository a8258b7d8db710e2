import { Mirrored, Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block, disc, fan } from '../../../ui/Scene/shapes.ts';

const slats = [-54, -30, -6, 18, 42, 66, 90].map((y) => `M-178 ${y}h56`).join('');

/** An arched window of four lattice panes, its shutters open. */
export function LatticeWindow() {
  return (
    <Scene>
      <Mirrored>
        <Patch colour="petal" d="M-100 108V-62Q-150-76-194-58V108Z" />
        <Stitch d={slats} />
        <Stitch colour="gold" d="M-110 98V-54Q-150-64-184-50V98Z" />
      </Mirrored>
      <Patch colour="cotton" d="M-96 112V-42Q-92-92 0-132Q92-92 96-42V112Z" />
      <Stitch colour="petal" d="M-86 102V-40Q-82-84 0-120Q82-84 86-40V102Z" />
      <Patch colour="dark" d="M-74 100V-36Q-70-74 0-106Q70-74 74-36V100Z" />
      <Stitch
        colour="gold"
        d="M0-104L70-34M-24-92L72 4M-50-82L72 40M-68-64L72 76M-72-32L60 100M-72 4L24 100M-72 40L-12 100M-72 76L-48 100M0-104L-70-34M24-92L-72 4M50-82L-72 40M68-64L-72 76M72-32L-60 100M72 4L-24 100M72 40L12 100M72 76L48 100"
      />
      <Patch colour="cotton" flat d={`${block(-5, -104, 10, 204, 1)}M-74-12H74V-2H-74Z`} />
      <Patch colour="petal" d={disc(0, -7, 17)} />
      <Patch colour="gold" flat d={fan(0, -7, { count: 8, inner: 3, length: 11, width: 5 })} />
      <Patch colour="gold" d={block(-118, 108, 236, 16, 6)} />
      <Stitch colour="dark" weight="fine" d="M-108 116H108" />
    </Scene>
  );
}
