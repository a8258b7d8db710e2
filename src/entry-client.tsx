import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import './styles/global.css';
import { loadTagManager } from './analytics/tagManager.ts';
import { App } from './App.tsx';
import { site } from './content/site.ts';
import { findPage, findRedirect, pageAt } from './routing/paths.ts';
import { startPrefetching } from './routing/prefetch.ts';
import { loadView } from './routing/views.ts';

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
