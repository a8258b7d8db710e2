import { site } from '../../site/site.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './Marks.module.css';

/** The company's social pages, as icons. */
export function Socials() {
  return (
    <ul className={styles.marks} aria-label={useSiteCopy().layout.footer.social}>
      {site.socials.map(({ name, icon, url }) => (
        <li key={name}>
          <Link href={url} aria-label={name} newTab>
            <Icon name={`social-${icon}`} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
