import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from './routing/BrowserRouter.tsx';
import './styles/global.css';
import { loadTagManager } from './analytics/tagManager.ts';
import { App } from './App.tsx';
import { whenIdle } from './boot/whenIdle.ts';
import { site } from './content/site.ts';
import { makeReporter } from './errors/reporter.ts';
import { watchErrors } from './errors/watch.ts';
import { fetchOtherIcons } from './icons/otherIcons.ts';
import { findPage, findRedirect, pageAt } from './routing/paths.ts';
import { startPrefetching } from './routing/prefetch.ts';
import { loadView } from './routing/views.ts';
import { keepDetailsExclusive } from './ui/exclusiveDetails.ts';

const report = makeReporter(site.errorReportUrl);
watchErrors(report);
keepDetailsExclusive();

/** A page that breaks while hydrating comes twice: as React's remark, with the cause, and as such. */
function noteBrokenPage(error: unknown): void {
  // oxlint-disable-next-line no-console -- as React does where nobody else listens
  console.error(error);
  report('render', error instanceof Error ? (error.cause ?? error) : error);
}

/** The page's chunk comes first: what hydrates must be what was prerendered. */
async function start(): Promise<void> {
  const { pathname, search, hash } = window.location;
  const moved = findRedirect(pathname) ?? findPage(pathname)?.path;
  if (moved !== undefined && moved !== pathname) {
    // Not every host knows our redirects or reads any spelling: it has answered with its 404 page.
    window.location.replace(moved + search + hash);
    return;
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  await loadView(pageAt(pathname).view);
  // As a transition React hydrates in short steps, between which a tap or a key is answered.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </StrictMode>,
      { onCaughtError: noteBrokenPage, onRecoverableError: noteBrokenPage },
    );
  });
  startPrefetching();
  whenIdle(fetchOtherIcons);
  loadTagManager(site.tagManagerId);
}

start().catch(noteBrokenPage);
