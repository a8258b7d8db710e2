import { useLocation } from '../../routing/router.ts';
import type { ProductTabs } from '../../schema/blocks.ts';
import { canonicalPath } from '../../routing/addresses.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './FamilyTabs.module.css';

/** Tabs for the pages of a product family. */
export function FamilyTabs({ label, tabs }: ProductTabs) {
  const here = canonicalPath(useLocation().pathname);
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.path}>
            <Link
              className={styles.tab}
              href={tab.path}
              aria-current={tab.path === here ? 'page' : undefined}
            >
              <TabLabel {...tab} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Both labels are in the HTML and CSS shows one, so that no script needs the width. */
function TabLabel({ path, short }: ProductTabs['tabs'][number]) {
  const { icon, label = path } = useSiteCopy().pages.find((page) => page.path === path) ?? {};
  return (
    <>
      {icon && <Icon name={icon} size="s" />}
      {short === undefined ? (
        label
      ) : (
        <>
          <span className={styles.full}>{label}</span>
          <span className={styles.short}>{short}</span>
        </>
      )}
    </>
  );
}
