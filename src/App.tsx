import { Suspense } from 'react';
import { PartBoundary } from './errors/PartBoundary/PartBoundary.tsx';
import { PageStateProvider } from './portal/PageState.tsx';
import { useLocation } from './routing/router.ts';
import { PageError } from './layout/Frame/PageError.tsx';
import { Frame } from './layout/Frame/Frame.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { PageView } from './routing/PageView.tsx';
import { findRedirect, pageAt } from './routing/paths.ts';
import { Redirect } from './routing/Redirect.tsx';
import { CarriedCycle } from './ui/Link/CarriedCycle.tsx';
import { clearFailedViews } from './routing/views.ts';
import { SiteCopyProvider } from './routing/siteCopy.ts';
import type { SiteCopy } from './routing/siteCopy.ts';

/**
 * The site. Each part of a page has its own boundary. If the frame itself fails, the page keeps its
 * HTML; only a client-side navigation, which has no HTML to keep, ends in an error message.
 */
export function App({ copy }: { copy: SiteCopy }) {
  const { pathname } = useLocation();
  return (
    <SiteCopyProvider value={copy}>
      <ErrorBoundary
        path={pathname}
        fallback={
          <main>
            <PageError />
          </main>
        }
      >
        <PartBoundary path={pathname}>
          <CarriedCycle>
            <FramedPage pathname={pathname} />
          </CarriedCycle>
        </PartBoundary>
      </ErrorBoundary>
    </SiteCopyProvider>
  );
}

/** The frame with the page at the current address. */
function FramedPage({ pathname }: { pathname: string }) {
  const location = useLocation();
  const redirect = findRedirect(location);
  const page = pageAt(pathname);
  return (
    <Frame page={page}>
      {/* Outside the error boundary, which remounts for each page: only a Suspense that stays
          mounted keeps the current page visible until the next one's chunk has loaded. */}
      <Suspense>
        <ErrorBoundary
          key={page.path}
          path={page.path}
          fallback={<PageError />}
          onFailure={clearFailedViews}
        >
          {redirect ? (
            <Redirect to={redirect} />
          ) : (
            <PageStateProvider>
              <PageView path={page.path} />
            </PageStateProvider>
          )}
        </ErrorBoundary>
      </Suspense>
    </Frame>
  );
}
