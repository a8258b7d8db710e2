import { Suspense, useEffect } from 'react';
import { announceApp } from './boot/appReady.ts';
import { PartBoundary } from './errors/PartBoundary/PartBoundary.tsx';
import { useLocation } from './routing/router.ts';
import { Failure } from './layout/Frame/Failure.tsx';
import { Frame } from './layout/Frame/Frame.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { forgetFailedViews, PageView } from './routing/PageView.tsx';
import { findRedirect, pageAt } from './routing/paths.ts';
import { Redirect } from './routing/Redirect.tsx';
import { useNavigationEffects } from './routing/useNavigationEffects.ts';

/**
 * The site. Each part of a page has its own boundary. If even the frame fails, the current page stays
 * as it is; only a client navigation with nothing to show ends in the failure message.
 */
export function App() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      place={pathname}
      fallback={
        <main>
          <Failure />
        </main>
      }
    >
      <PartBoundary place={pathname}>
        <FramedPage pathname={pathname} />
      </PartBoundary>
    </ErrorBoundary>
  );
}

/** The frame, and in it the page that the address names. */
function FramedPage({ pathname }: { pathname: string }) {
  const announcement = useNavigationEffects();
  useEffect(announceApp, []);
  const redirect = findRedirect(pathname);
  const page = pageAt(pathname);
  return (
    <Frame frame={page.frame} announcement={announcement}>
      {/* Around the boundary that is new for each page: only a Suspense that was there before keeps
          the page before on show, and its heading unfocused, until the next one's chunk has come. */}
      <Suspense>
        <ErrorBoundary
          key={page.path}
          place={page.path}
          fallback={<Failure />}
          onFailure={forgetFailedViews}
        >
          {redirect ? <Redirect to={redirect} /> : <PageView view={page.view} />}
        </ErrorBoundary>
      </Suspense>
    </Frame>
  );
}
