import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from './routing/StaticRouter.tsx';
import './styles/global.css';
import { App } from './App.tsx';
import { pages } from './content/pages.ts';
import { documentHtml } from './document.ts';
import type { PageAssets } from './document.ts';
import { pageIcons } from './icons/pageIcons.ts';
import { pageAt } from './routing/paths.ts';
import { takeNotedCalls } from './portal/neededCalls.ts';
import { loadView } from './routing/views.ts';

/** A page as a whole HTML document. */
export async function renderPage(path: string, assets: PageAssets): Promise<string> {
  const page = pages.find((entry) => entry.path === pageAt(path).path);
  if (!page) throw new Error(`src/content/pages.ts has no page ${path}`);
  await loadView(page.view);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Large content would be moved to the end and put back by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const app = await new Response(prelude).text();
  return documentHtml(page, { ...assets, calls: takeNotedCalls(), icons: pageIcons(app) }, app);
}
