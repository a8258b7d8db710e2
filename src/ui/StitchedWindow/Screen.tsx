import styles from './StitchedWindow.module.css';

interface ScreenProps {
  viewBox: string;
  /** A shape of an SVG file. */
  href: string;
}

/** What a window shows. Narrow screens crop it on the right, so that its words can be read. */
export function Screen({ viewBox, href }: ScreenProps) {
  return (
    <svg
      className={styles.screen}
      viewBox={viewBox}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <use href={href} />
    </svg>
  );
}
