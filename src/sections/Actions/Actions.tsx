import type { LinkText } from '../../schema/link.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './Actions.module.css';

interface ActionsProps {
  /** The first one is the main action. */
  links: readonly LinkText[];
  /** How the main action looks on a light surface. */
  variant?: 'accent' | 'brand';
  surface?: 'light' | 'dark';
  align?: 'start' | 'centre' | undefined;
}

/** A row of buttons, the main one first. On a dark surface the others are plain links. */
export function Actions({ links, variant = 'accent', surface = 'light', align }: ActionsProps) {
  return (
    <p className={styles.actions} data-surface={surface} data-align={align}>
      {links.map(({ label, to }, index) =>
        surface === 'dark' && index > 0 ? (
          <Link key={label} className={styles.textLink} href={hrefOf(to)}>
            {label}
          </Link>
        ) : (
          <ButtonLink key={label} href={hrefOf(to)} variant={variantOf(index, variant, surface)}>
            {label}
          </ButtonLink>
        ),
      )}
    </p>
  );
}

function variantOf(index: number, variant: 'accent' | 'brand', surface: 'light' | 'dark') {
  if (index > 0) return 'secondary';
  return surface === 'dark' ? 'onDark' : variant;
}
