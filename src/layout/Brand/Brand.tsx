import { DrawnLogo, logo } from '#drawings/identity.tsx';
import { site } from '../../site/site.ts';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './Brand.module.css';

/** The logo and the name, as a link to the home page. */
export function Brand() {
  // A picture at least twice as wide as it is high is taken to contain the name.
  const hasName = logo !== null && logo.width >= 2 * logo.height;
  return (
    <Link href="/" className={styles.brand}>
      {DrawnLogo && <DrawnLogo className={styles.logo} />}
      {logo && <img className={styles.picture} {...logo} alt={hasName ? site.brand : ''} />}
      {!hasName && <span>{site.brand}</span>}
    </Link>
  );
}
