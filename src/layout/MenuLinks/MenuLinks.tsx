import { Suspense, use } from 'react';
import type { MenuColumn } from '../../schema/navigation.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { columnLinks } from './columnLinks.ts';
import type { MenuLink } from './columnLinks.ts';
import styles from './MenuLinks.module.css';

interface MenuLinksProps {
  column: MenuColumn;
  /** `tiles` show an icon and a note; `compact` fits a column of a panel; `touch` has tall rows. */
  variant: 'tiles' | 'compact' | 'touch';
  /**
   * Tiles only: show the icon and the note. A closed menu has only its links, because it is on
   * every page, and phones never open it.
   */
  withDetails?: boolean;
}

/** The links of one menu column, in the mega menu and in the side menu. */
export function MenuLinks({ column, variant, withDetails = false }: MenuLinksProps) {
  return (
    <ul className={styles.list} data-variant={variant}>
      {columnLinks(column, useSiteCopy().pages).map((link) => (
        <li key={link.label}>
          <Link href={link.href} newTab={link.newTab ?? false}>
            {variant === 'tiles' ? (
              <Tile link={link} withDetails={withDetails} />
            ) : (
              <Label link={link} />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Loaded when the first menu opens. If that fails, the menus have no notes. */
let notesPromise: Promise<Readonly<Record<string, string>>> | undefined;

function loadNotes(): Promise<Readonly<Record<string, string>>> {
  notesPromise ??= import('#content/menu-notes.js').then(
    ({ notes }) => notes,
    () => ({}),
  );
  return notesPromise;
}

function PageNote({ path = '' }: { path: string | undefined }) {
  return (
    <Suspense>
      <LoadedNote path={path} />
    </Suspense>
  );
}

function LoadedNote({ path }: { path: string }) {
  return use(loadNotes())[path];
}

function Tile({ link, withDetails }: { link: MenuLink; withDetails: boolean }) {
  return (
    <>
      {withDetails && <Icon name={link.icon ?? 'external-link'} />}
      <span>
        <Label link={link} />
      </span>
      {withDetails && <small>{link.note ?? <PageNote path={link.path} />}</small>}
    </>
  );
}

/** Plain text unless there is a badge: the menus put ninety labels on every page. */
function Label({ link: { label, isNew } }: { link: MenuLink }) {
  const { newBadge } = useSiteCopy().layout;
  if (!isNew) return label;
  return (
    <>
      {`${label} `}
      <Badge>{newBadge}</Badge>
    </>
  );
}
