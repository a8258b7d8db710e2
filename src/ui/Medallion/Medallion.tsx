import { motifs } from './motifs.ts';
import type { Motif, MotifName, PetalRing } from './motifs.ts';
import styles from './Medallion.module.css';

/** A leaf-shaped petal around its own middle, pointing outwards. */
function petalPath(length: number, width: number): string {
  return `M0-${length}Q${width * 1.4} 0 0 ${length}Q-${width * 1.4} 0 0-${length}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function polygon(corners: number, radius: number): string {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return `${round(Math.sin(angle) * radius)},${round(-Math.cos(angle) * radius)}`;
  }).join(' ');
}

function Petals({ ring, sewn }: { ring: PetalRing; sewn: number }) {
  const step = 360 / ring.count;
  const start = ring.between ? step / 2 : 0;
  const inner = petalPath(ring.length, ring.width);
  const outer = petalPath(ring.length + 6, ring.width + 4.5);
  return Array.from({ length: ring.count }, (_, index) => (
    <g key={index} transform={`rotate(${round(start + index * step)})translate(0-${ring.radius})`}>
      <path className={styles.stitch} d={outer} />
      {index < ring.count * sewn && (
        <path className={styles.fill} data-colour={ring.colour} d={inner} />
      )}
    </g>
  ));
}

const cornerPetals = { flower: 8, leaf: 4, knot: 6 } as const;
const cornerPlaces = ['-170-170', '170-170', '-170 170', '170 170'];

function Corner({ place, kind }: { place: string; kind: Motif['corner'] }) {
  const count = cornerPetals[kind];
  return (
    <g transform={`translate(${place})`}>
      {Array.from({ length: count }, (_, index) => (
        <path
          key={index}
          className={styles.fill}
          data-colour="cotton"
          transform={`rotate(${round((index * 360) / count)})translate(0-19)`}
          d={petalPath(13, 4.5)}
        />
      ))}
      <circle className={styles.fill} data-colour="gold" r="5.5" />
    </g>
  );
}

interface MedallionProps {
  motif: MotifName;
  /** The share of the petals that is filled, from 0 to 1: below 1 the work is not done yet. */
  sewn?: number;
}

/** The stitched medallion of a product family; an ornament, so screen readers pass over it. */
export function Medallion({ motif, sewn = 1 }: MedallionProps) {
  const drawing: Motif = motifs[motif];
  return (
    <svg className={styles.medallion} viewBox="-230 -230 460 460" aria-hidden="true">
      <rect className={styles.field} x="-230" y="-230" width="460" height="460" rx="34" />
      <rect className={styles.hem} x="-214" y="-214" width="428" height="428" rx="24" />
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
    </svg>
  );
}
