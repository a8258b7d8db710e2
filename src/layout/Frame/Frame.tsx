import type { ReactNode } from 'react';
import type { PageEntry } from '../../content/schema/page.ts';
import { PartBoundary } from '../../errors/PartBoundary/PartBoundary.tsx';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Banners } from '../Banners/Banners.tsx';
import { CoverFooter } from '../Footer/CoverFooter.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { ThemePanel } from '../ThemePanel/ThemePanel.tsx';
import { LanguageSuggestion } from '../LanguageLinks/LanguageSuggestion.tsx';
import { PageTransition } from './PageTransition.tsx';
import styles from './Frame.module.css';

interface FrameProps {
  frame: PageEntry['frame'];
  /** What screen readers announce after a navigation. */
  announcement: string;
  isHome: boolean;
  children: ReactNode;
}

/** Header, banners, footer and theme panel around a page. */
export function Frame({ frame, announcement, isHome, children }: FrameProps) {
  return (
    <div className={styles.frame} data-frame={frame}>
      <a className={styles.skip} href="#main">
        {useSiteCopy().layout.skipLink}
      </a>
      <PartBoundary>
        <Header withTopBar={frame === 'topBar'} />
      </PartBoundary>
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
      {isHome && <LanguageSuggestion />}
      <p className={styles.announcer} role="status" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
