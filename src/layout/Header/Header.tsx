import { useCallback, useRef } from 'react';
import { PartBoundary } from '../../errors/PartBoundary/PartBoundary.tsx';
import { hrefOf } from '../../portal/linkTarget.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Container } from '../../ui/Container/Container.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import { MainMenu } from '../MegaMenu/MainMenu.tsx';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { useScrolledPast } from '../useScrolledPast.ts';
import styles from './Header.module.css';

/** The fixed header: brand, menus, login, and on small screens the side menu. */
export function Header({ withTopBar }: { withTopBar: boolean }) {
  const copy = useSiteCopy().layout;
  const ref = useRef<HTMLElement>(null);
  const affixed = useScrolledPast(useCallback(() => (ref.current?.offsetHeight ?? 0) / 2, []));
  return (
    <header
      ref={ref}
      className={styles.header}
      data-affixed={affixed}
      data-top-bar={withTopBar || undefined}
    >
      {withTopBar && <TopBar />}
      <Container className={styles.row}>
        <Brand />
        <PartBoundary>
          <MainMenu />
        </PartBoundary>
        <div className={styles.actions} data-print="none">
          <LanguageLinks className={styles.logIn} />
          <Link className={styles.logIn} href={hrefOf({ portal: 'login' })} newTab>
            {copy.logIn}
          </Link>
          <span className={styles.getStarted}>
            <ButtonLink href={hrefOf(copy.getStarted.to)} size="s">
              {copy.getStarted.label}
            </ButtonLink>
          </span>
          <PartBoundary>
            <SideMenu />
          </PartBoundary>
        </div>
      </Container>
    </header>
  );
}
