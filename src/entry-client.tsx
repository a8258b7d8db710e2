import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from './routing/BrowserRouter.tsx';
import './styles/global.css';
import { App } from './App.tsx';
import { watchContactLinks } from './analytics/contactLinks.ts';
import { whenIdle } from './boot/whenIdle.ts';
import { site } from './site/site.ts';
import { siteCopy } from './site/siteCopy.ts';
import { withBase } from './language/edition.ts';
import { reportTo } from './errors/report.ts';
import { watchErrors } from './errors/watch.ts';
import { browserLocation } from './routing/location.ts';
import { findRedirect, pageAt } from './routing/paths.ts';
import { loadView } from './routing/views.ts';
import { keepDetailsExclusive } from './ui/exclusiveDetails.ts';

const report = reportTo(site.errorReportUrl);
watchErrors(report);
keepDetailsExclusive();
watchContactLinks();

/** A failure while hydrating arrives twice: wrapped by React, with the original as cause, and as itself. */
function reportRenderError(error: unknown): void {
  // oxlint-disable-next-line no-console -- as React does without a handler
  console.error(error);
  report('render', error instanceof Error ? (error.cause ?? error) : error);
}

/** A build without analytics and chat contains none of this. */
function loadThirdParties(): void {
  const configured = import.meta.env.THIRD_PARTIES;
  if (configured === null) return;
  whenIdle(() => {
    import('./thirdParties/start.tsx')
      .then(({ startThirdParties }) => startThirdParties(configured))
      .catch(reportRenderError);
  });
}

/** Loads the page's chunk before hydrating, because the first render must match the HTML. */
async function start(): Promise<void> {
  const { pathname, search, hash } = browserLocation();
  const target = findRedirect({ pathname, search, hash });
  if (target !== undefined) {
    // Static hosts may lack our redirects or be case-sensitive, and serve the 404 page instead.
    window.location.replace(withBase(target));
    return;
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  await loadView(pageAt(pathname).path);
  // In a transition React hydrates in short steps, so the page stays responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App copy={siteCopy} />
        </BrowserRouter>
      </StrictMode>,
      { onCaughtError: reportRenderError, onRecoverableError: reportRenderError },
    );
  });
  loadThirdParties();
}

start().catch(reportRenderError);
