import { site } from '../../content/site.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { sign } from './sign.ts';
import styles from './Brand.module.css';

/** The sign and the name, leading home. */
export function Brand() {
  return (
    <Link href="/" className={styles.brand}>
      <svg className={styles.sign} viewBox="0 0 40 40" aria-hidden="true">
        <rect className={styles.surface} width="40" height="40" rx={sign.corner} />
        <path className={styles.thread} d={sign.thread} />
        <path className={styles.petal} d={sign.petal} />
        <circle className={styles.heart} cx="20" cy="20" r={sign.heart} />
      </svg>
      <span>{site.brand}</span>
    </Link>
  );
}
