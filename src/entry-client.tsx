import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import './styles/global.css';
import { loadTagManager } from './analytics/tagManager.ts';
import { App } from './App.tsx';
import { site } from './content/site.ts';
import { findRedirect, pageAt } from './routing/paths.ts';
import { startPrefetching } from './routing/prefetch.ts';
import { loadView } from './routing/views.ts';

/** The page's chunk comes first: what hydrates must be what was prerendered. */
async function start(): Promise<void> {
  const { pathname, search, hash } = window.location;
  const redirect = findRedirect(pathname);
  if (redirect) {
    // A host that does not know our redirects has answered with its not-found page.
    window.location.replace(redirect + search + hash);
    return;
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  await loadView(pageAt(pathname).view);
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
  startPrefetching();
  loadTagManager(site.tagManagerId);
}

void start();
