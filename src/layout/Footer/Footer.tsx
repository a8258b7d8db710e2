import { layoutWords } from '../../content/layout.ts';
import { footerColumns, legalPaths } from '../../content/navigation.ts';
import { site } from '../../content/site.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { pageAt } from '../../routing/paths.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { Socials } from './Socials.tsx';
import styles from './Footer.module.css';

const words = layoutWords.footer;

/** The company's details, and links to everything it sells. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Container className={styles.content}>
        <div className={styles.company}>
          <Brand />
          <p>{site.tagline}</p>
          <address className={styles.address}>
            {[site.brand, ...site.address].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p className={styles.contact}>
            <Link href={hrefOf({ outside: 'email' })}>{site.supportEmail}</Link>
            <Link href={hrefOf({ outside: 'phone' })}>{site.supportPhone}</Link>
          </p>
          <Socials />
        </div>
        <nav className={styles.columns} aria-label={words.navigation}>
          {footerColumns.map((column) => (
            <div key={column.heading}>
              <h2 className={styles.heading}>{column.heading}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <Link href={hrefOf(link.to)}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.bottom}>
          <p>
            © {site.copyrightYear} {site.brand}. {words.rights}
          </p>
          <p>
            {words.licence}: {site.licenceNumber}
          </p>
          <ul className={styles.legal} aria-label={words.legal}>
            {legalPaths.map((path) => (
              <li key={path}>
                <Link href={path}>{pageAt(path).label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
