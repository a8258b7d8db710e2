import { language } from '../../site/language.ts';
import { fillPlaceholders } from '../../site/fillPlaceholders.ts';
import { site } from '../../site/site.ts';
import { digits, phone } from '../../language/inWords.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { ConsentButton } from '../../thirdParties/ConsentButton.tsx';
import { Container } from '../../ui/Container/Container.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import { Payments } from './Payments.tsx';
import { Socials } from './Socials.tsx';
import styles from './Footer.module.css';

/** The company's details, and links to everything it sells. */
export function Footer() {
  const { company, layout, navigation, pages } = useSiteCopy();
  const copy = layout.footer;
  return (
    <footer className={styles.footer}>
      <Container className={styles.content}>
        <div className={styles.company}>
          <Brand />
          <p>{company.tagline}</p>
          <address className={styles.address}>
            {[site.brand, ...company.address].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p className={styles.contact}>
            <Link href={hrefOf({ outside: 'email' })}>{site.supportEmail}</Link>
            {site.supportPhone !== undefined && (
              <Link href={hrefOf({ outside: 'phone' })}>{phone(site.supportPhone)}</Link>
            )}
          </p>
          <Socials />
          <Payments />
        </div>
        <nav className={styles.columns} aria-label={copy.navigation}>
          {navigation.footer.map((column) => (
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
          {/* One string each: React puts comments between adjacent text nodes in the HTML. */}
          <p>{fillPlaceholders(copy.rights, { year: digits(site.copyrightYear ?? '') })}</p>
          {site.licenceNumber !== undefined && (
            <p>{`${copy.licence}: ${digits(site.licenceNumber)}`}</p>
          )}
          {copy.registration !== undefined && <p>{copy.registration}</p>}
          <ul className={styles.legal} aria-label={copy.legal}>
            {navigation.legal.map((path) => (
              <li key={path}>
                <Link href={path}>{pages.find((page) => page.path === path)?.label}</Link>
              </li>
            ))}
            {site.statusUrl !== undefined && (
              <li>
                <Link href={site.statusUrl}>{layout.status}</Link>
              </li>
            )}
            {language.others.length > 0 && (
              <li>
                <LanguageLinks />
              </li>
            )}
            {import.meta.env.THIRD_PARTIES?.consent && (
              <li>
                <ConsentButton />
              </li>
            )}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
