import styles from './Stitch.module.css';

/** The running stitch as a divider. */
export function Stitch() {
  return <hr className={styles.stitch} />;
}
