import { circle, petals, polygon, stitchesAround, turnedPetals } from './geometry.ts';
import { motifs } from './motifs.ts';
import type { Motif, MotifName, PetalRing } from './motifs.ts';
import { Patch, Stitch } from '../Scene/Stitching.tsx';
import { StitchedFrame } from '../StitchedFrame/StitchedFrame.tsx';

function Petals({ ring, sewn }: { ring: PetalRing; sewn: number }) {
  const stitches = turnedPetals(stitchesAround(ring));
  // If only some are sewn, each is drawn on its own.
  const fills = turnedPetals(ring, sewn < 1 ? 1 : undefined);
  return (
    <>
      {stitches.turns.map((turn) => (
        <Stitch key={turn} weight="fine" transform={turn} d={stitches.path} />
      ))}
      {fills.turns.slice(0, Math.ceil(fills.turns.length * sewn)).map((turn) => (
        <Patch key={turn} colour={ring.colour} flat transform={turn} d={fills.path} />
      ))}
    </>
  );
}

const cornerPetals = { flower: 8, leaf: 4, knot: 6 } as const;
const cornerPositions = ['-170-170', '170-170', '-170 170', '170 170'];

function Corner({ position, kind }: { position: string; kind: Motif['corner'] }) {
  return (
    <g transform={`translate(${position})`}>
      <Patch colour="cotton" flat d={petals(cornerPetals[kind], 19, 13, 4.5)} />
      <Patch colour="gold" flat d={circle(5.5)} />
    </g>
  );
}

interface MedallionProps {
  motif: MotifName;
  /** How many of the petals are filled, from 0 to 1; less than 1 for unfinished work. */
  sewn?: number;
}

/** A product family's stitched medallion: decorative, so it is hidden from screen readers. */
export function Medallion({ motif, sewn = 1 }: MedallionProps) {
  const drawing: Motif = motifs[motif];
  return (
    <StitchedFrame>
      {cornerPositions.map((position) => (
        <Corner key={position} position={position} kind={drawing.corner} />
      ))}
      {drawing.rings.map((radius, index) => (
        <Stitch key={radius} colour={index === 0 ? 'gold' : 'cotton'} d={circle(radius)} />
      ))}
      {drawing.frame && <Stitch d={polygon(drawing.frame.corners, drawing.frame.radius)} />}
      {drawing.petals.map((ring) => (
        <Petals key={ring.radius} ring={ring} sewn={sewn} />
      ))}
      <Patch colour="petal" flat d={circle(19)} />
      <Stitch weight="fine" d={circle(11)} />
    </StitchedFrame>
  );
}
