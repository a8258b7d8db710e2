import { breadcrumbs } from '../../site/breadcrumbs.ts';
import type { RoutedPage } from '../../schema/page.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './Breadcrumbs.module.css';

/** Where the page is, above its hero. Home layouts and pages outside the menus have none. */
export function Breadcrumbs({ page }: { page: RoutedPage }) {
  const { layout, navigation, pages } = useSiteCopy();
  const crumbs = breadcrumbs(page, navigation, pages);
  if (page.breadcrumbs === false || crumbs.length < 3) return null;
  return (
    <nav className={styles.bar} aria-label={layout.breadcrumbs}>
      <Container>
        <ol>
          {crumbs.map(({ name, path }) =>
            path === page.path ? (
              <li key={name} aria-current="page">
                {name}
              </li>
            ) : (
              <li key={name}>{path ? <Link href={path}>{name}</Link> : name}</li>
            ),
          )}
        </ol>
      </Container>
    </nav>
  );
}
