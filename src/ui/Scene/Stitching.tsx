import styles from './Scene.module.css';

interface PatchProps {
  colour: 'petal' | 'gold' | 'cotton' | 'dark' | 'field';
  d: string;
  /** Lies on another patch, so it has no seam. */
  flat?: boolean;
  transform?: string;
}

/** A piece of coloured cloth. */
export function Patch({ colour, d, flat, transform }: PatchProps) {
  return (
    <path
      className={styles.patch}
      data-colour={colour}
      data-flat={flat}
      transform={transform}
      d={d}
    />
  );
}

interface StitchProps {
  colour?: 'petal' | 'gold' | 'cotton' | 'dark';
  weight?: 'fine' | 'bold';
  d: string;
  transform?: string;
}

/** A line of running stitch; in cotton by default. */
export function Stitch({ colour, weight, d, transform }: StitchProps) {
  return (
    <path
      className={styles.stitch}
      data-colour={colour}
      data-weight={weight}
      transform={transform}
      d={d}
    />
  );
}
