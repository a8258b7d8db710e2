import type { ReactNode } from 'react';
import { PartBoundary } from '../../errors/PartBoundary/PartBoundary.tsx';
import type { RoutedPage } from '../../schema/page.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Banners } from '../Banners/Banners.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { CoverFooter } from '../Footer/CoverFooter.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { ThemePanel } from '../ThemePanel/ThemePanel.tsx';
import { LanguageSuggestion } from '../LanguageLinks/LanguageSuggestion.tsx';
import { newTabNote } from '../../ui/Link/Link.tsx';
import { AppEffects } from './AppEffects.tsx';
import { PageTransition } from './PageTransition.tsx';
import styles from './Frame.module.css';

interface FrameProps {
  page: RoutedPage;
  children: ReactNode;
}

/* Created once, so that a navigation re-renders none of them. */
const parts = {
  notice: import.meta.env.NOTICE && part(<Notice notice={import.meta.env.NOTICE} />),
  header: part(<Header withTopBar={false} />),
  headerWithTopBar: part(<Header withTopBar />),
  banners: part(<Banners />),
  footer: part(<Footer />),
  coverFooter: part(<CoverFooter />),
  themePanel: part(<ThemePanel />),
};

function part(content: ReactNode): ReactNode {
  return <PartBoundary>{content}</PartBoundary>;
}

/** Notice, header, breadcrumbs, banners, footer and theme panel around a page. */
export function Frame({ page, children }: FrameProps) {
  const { frame } = page;
  const copy = useSiteCopy().layout;
  return (
    <div className={styles.frame} data-frame={frame}>
      <a className={styles.skip} data-print="none" href="#main">
        {copy.skipLink}
      </a>
      {parts.notice}
      {frame === 'topBar' ? parts.headerWithTopBar : parts.header}
      <Breadcrumbs page={page} />
      <PageTransition>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </PageTransition>
      {(frame === undefined || frame === 'topBar') && parts.banners}
      {frame === 'cover' ? parts.coverFooter : parts.footer}
      {parts.themePanel}
      {page.path === '/' && <LanguageSuggestion />}
      <AppEffects />
      <span id={newTabNote} hidden>
        {copy.newTab}
      </span>
    </div>
  );
}
