import type { ReactNode } from 'react';
import { PartBoundary } from '../../errors/PartBoundary/PartBoundary.tsx';
import type { RoutedPage } from '../../routing/paths.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Banners } from '../Banners/Banners.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { CoverFooter } from '../Footer/CoverFooter.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { ThemePanel } from '../ThemePanel/ThemePanel.tsx';
import { LanguageSuggestion } from '../LanguageLinks/LanguageSuggestion.tsx';
import { newTabNote } from '../../ui/Link/Link.tsx';
import { PageTransition } from './PageTransition.tsx';
import styles from './Frame.module.css';

interface FrameProps {
  page: RoutedPage;
  /** What screen readers announce after a navigation. */
  announcement: string;
  children: ReactNode;
}

/** Header, breadcrumbs, banners, footer and theme panel around a page. */
export function Frame({ page, announcement, children }: FrameProps) {
  const { frame } = page;
  const copy = useSiteCopy().layout;
  return (
    <div className={styles.frame} data-frame={frame}>
      <a className={styles.skip} href="#main">
        {copy.skipLink}
      </a>
      <PartBoundary>
        <Header withTopBar={frame === 'topBar'} />
      </PartBoundary>
      <Breadcrumbs page={page} />
      <PageTransition>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </PageTransition>
      {(frame === undefined || frame === 'topBar') && (
        <PartBoundary>
          <Banners />
        </PartBoundary>
      )}
      <PartBoundary>{frame === 'cover' ? <CoverFooter /> : <Footer />}</PartBoundary>
      <PartBoundary>
        <ThemePanel />
      </PartBoundary>
      {page.path === '/' && <LanguageSuggestion />}
      {/* Off the screen, like the skip link without the focus. */}
      <p className={styles.skip} role="status">
        {announcement}
      </p>
      <span id={newTabNote} hidden>
        {copy.newTab}
      </span>
    </div>
  );
}
