import { logo as ownLogo } from 'virtual:identity';
import type { Picture } from 'virtual:identity';
import { site } from '../../site/site.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { logo } from './logo.ts';
import styles from './Brand.module.css';

/** The logo and the name, as a link to the home page. */
export function Brand() {
  return (
    <Link href="/" className={styles.brand}>
      {ownLogo ? (
        <OwnLogo {...ownLogo} />
      ) : (
        <>
          <svg className={styles.logo} viewBox="0 0 40 40" aria-hidden="true">
            <rect className={styles.surface} width="40" height="40" rx={logo.corner} />
            <path className={styles.thread} d={logo.thread} />
            <path className={styles.petal} d={logo.petal} />
            <circle className={styles.heart} cx="20" cy="20" r={logo.heart} />
          </svg>
          <span>{site.brand}</span>
        </>
      )}
    </Link>
  );
}

/** The operator's logo. One at least twice as wide as it is high is taken to contain the name. */
function OwnLogo({ src, width, height }: Picture) {
  const hasName = width >= 2 * height;
  return (
    <>
      <img
        className={styles.picture}
        src={src}
        width={width}
        height={height}
        alt={hasName ? site.brand : ''}
      />
      {!hasName && <span>{site.brand}</span>}
    </>
  );
}
