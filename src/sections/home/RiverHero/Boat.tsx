import styles from './Boat.module.css';

/** A river boat: a curved hull, a woven hood, and a sail of four patches. */
export function Boat({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path className={styles.mast} d="M14 0V-186" />
      <path className={styles.sail} d="M14-180H98V-96H14Z" />
      <path className={styles.patch} d="M14-180H56V-138H14ZM56-138H98V-96H56Z" />
      <path className={styles.seam} d="M22-172H90V-104H22ZM56-172V-104M22-138H90" />
      <path className={styles.hood} d="M-96-4Q-92-62-46-62T4-4Z" />
      <path className={styles.weave} d="M-82-14Q-76-50-46-50T-10-14M-64-14Q-60-34-46-34T-28-14" />
      <path
        className={styles.hull}
        d="M-176-34Q-120 8-30 8H36Q126 8 190-44 150 52 60 52H-50Q-136 52-176-34Z"
      />
      <path className={styles.rail} d="M-150-8Q-108 22-30 22H40Q118 22 164-14" />
    </g>
  );
}
