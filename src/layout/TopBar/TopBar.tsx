import { site } from '../../site/site.ts';
import { phone } from '../../language/inWords.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './TopBar.module.css';

/** The bar above the header with contact details and login. */
export function TopBar() {
  const copy = useSiteCopy().layout.topBar;
  return (
    <nav className={styles.bar} aria-label={copy.label}>
      <Container>
        <ul className={styles.list}>
          {site.salesPhone !== undefined && (
            <li className={styles.phone}>
              <Link href={hrefOf({ outside: 'salesPhone' })}>
                <Icon name="phone" size="s" />
                <span className={styles.wideOnly}>{copy.sales}</span> {phone(site.salesPhone)}
              </Link>
            </li>
          )}
          <li className={styles.email}>
            <Link href={hrefOf({ outside: 'email' })}>
              <Icon name="mail" size="s" />
              {site.supportEmail}
            </Link>
          </li>
          <li className={styles.alignEnd}>
            <Link href={hrefOf(copy.about.to)}>{copy.about.label}</Link>
          </li>
          <li>
            <Link href={hrefOf(copy.contact.to)}>{copy.contact.label}</Link>
          </li>
          <li>
            <Link href={hrefOf({ portal: 'login' })} newTab>
              {copy.login}
            </Link>
          </li>
        </ul>
      </Container>
    </nav>
  );
}
