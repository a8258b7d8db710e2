import { site } from '../../content/site.ts';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './Brand.module.css';

/** The sign and the name, leading home. */
export function Brand() {
  return (
    <Link href="/" className={styles.brand}>
      <svg className={styles.sign} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <rect className={styles.ground} width="40" height="40" rx="10" />
        <path className={styles.thread} d="M20 7 33 20 20 33 7 20Z" />
        <path className={styles.petal} d="M20 14 26 20 20 26 14 20Z" />
        <circle className={styles.heart} cx="20" cy="20" r="2" />
      </svg>
      <span>{site.brand}</span>
    </Link>
  );
}
