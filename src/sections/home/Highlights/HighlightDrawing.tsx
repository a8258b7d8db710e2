import type { ReactNode } from 'react';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './HighlightDrawing.module.css';

type DrawingName = SectionProps<typeof schema>['cards'][number]['drawing'];

const petal = 'M0-13Q9 0 0 13Q-9 0 0-13Z';

/** A cross of four petals around a point. */
function Flower({ x, y }: { x: number; y: number }) {
  return [0, 90, 180, 270].map((turn) => (
    <path
      key={turn}
      className={styles.petal}
      transform={`translate(${x} ${y})rotate(${turn})translate(0-15)`}
      d={petal}
    />
  ));
}

/** Backups: a pile of folded cloths. */
const backup = (
  <>
    <rect className={styles.gold} x="58" y="6" width="82" height="74" rx="12" />
    <rect className={styles.cotton} x="36" y="20" width="86" height="76" rx="12" />
    <rect className={styles.hem} x="43" y="27" width="72" height="62" rx="7" />
    <rect className={styles.field} x="12" y="36" width="90" height="78" rx="12" />
    <rect className={styles.thread} x="19" y="43" width="76" height="64" rx="7" />
    <Flower x={57} y={75} />
  </>
);

/** Support: a question and its answer. */
const support = (
  <>
    <path
      className={styles.field}
      d="M22 10H98A12 12 0 0 1 110 22V60A12 12 0 0 1 98 72H52L32 90V72H22A12 12 0 0 1 10 60V22A12 12 0 0 1 22 10Z"
    />
    <path className={styles.thread} d="M24 31H84M24 49H62" />
    <path
      className={styles.gold}
      d="M82 52H130A10 10 0 0 1 140 62V92A10 10 0 0 1 130 102H128V116L110 102H82A10 10 0 0 1 72 92V62A10 10 0 0 1 82 52Z"
    />
    {[90, 106, 122].map((x) => (
      <path key={x} className={styles.petal} transform={`translate(${x} 77)`} d={petal} />
    ))}
  </>
);

/** Security: a lock whose keyhole is a petal. */
const secure = (
  <>
    <path className={styles.shackle} d="M48 56V38A27 27 0 0 1 102 38V56" />
    <path className={styles.shackleStitch} d="M48 56V38A27 27 0 0 1 102 38V56" />
    <rect className={styles.field} x="28" y="50" width="94" height="66" rx="14" />
    <rect className={styles.thread} x="35" y="57" width="80" height="52" rx="8" />
    <circle className={styles.cotton} cx="75" cy="83" r="19" />
    <path className={styles.petal} transform="translate(75 83)" d={petal} />
  </>
);

const drawings: Record<DrawingName, ReactNode> = { backup, support, secure };

/** Decorative: the text beside it says the same. */
export function HighlightDrawing({ name }: { name: DrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 150 120" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
