import { petals, polygon, stitchesAround, turnedPetals } from './geometry.ts';
import { motifs } from './motifs.ts';
import type { Motif, MotifName, PetalRing } from './motifs.ts';
import { StitchedFrame } from '../../ui/StitchedFrame/StitchedFrame.tsx';
import styles from './Medallion.module.css';

function Petals({ ring, sewn }: { ring: PetalRing; sewn: number }) {
  const stitches = turnedPetals(stitchesAround(ring));
  // If only some are sewn, each is drawn on its own.
  const fills = turnedPetals(ring, sewn < 1 ? 1 : undefined);
  return (
    <>
      {stitches.turns.map((turn) => (
        <path key={turn} className={styles.stitch} transform={turn} d={stitches.path} />
      ))}
      {fills.turns.slice(0, Math.ceil(fills.turns.length * sewn)).map((turn) => (
        <path
          key={turn}
          className={styles.fill}
          data-colour={ring.colour}
          transform={turn}
          d={fills.path}
        />
      ))}
    </>
  );
}

const cornerPetals = { flower: 8, leaf: 4, knot: 6 } as const;
const cornerPlaces = ['-170-170', '170-170', '-170 170', '170 170'];

function Corner({ place, kind }: { place: string; kind: Motif['corner'] }) {
  return (
    <g transform={`translate(${place})`}>
      <path
        className={styles.fill}
        data-colour="cotton"
        d={petals(cornerPetals[kind], 19, 13, 4.5)}
      />
      <circle className={styles.fill} data-colour="gold" r="5.5" />
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
      {cornerPlaces.map((place) => (
        <Corner key={place} place={place} kind={drawing.corner} />
      ))}
      {drawing.rings.map((radius, index) => (
        <circle
          key={radius}
          className={styles.ring}
          data-outer={index === 0 || undefined}
          r={radius}
        />
      ))}
      {drawing.frame && (
        <polygon
          className={styles.ring}
          points={polygon(drawing.frame.corners, drawing.frame.radius)}
        />
      )}
      {drawing.petals.map((ring) => (
        <Petals key={ring.radius} ring={ring} sewn={sewn} />
      ))}
      <circle className={styles.fill} data-colour="petal" r="19" />
      <circle className={styles.stitch} r="11" />
    </StitchedFrame>
  );
}
