import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from './routing/StaticRouter.tsx';
import './styles/global.css';
import { App } from './App.tsx';
import { pageEntries } from './site/pageEntries.ts';
import { planFamilies } from './site/plans.ts';
import { siteCopy } from './site/siteCopy.ts';
import { documentHtml } from './document.ts';
import type { PageAssets } from './document.ts';
import { CallsOnLoadContext } from './portal/callsOnLoad.ts';
import { pageAt } from './routing/paths.ts';
import { loadView } from './routing/views.ts';

export { pages } from './site/pages.ts';
export { atomFeed } from './seo/atomFeed.ts';
export { feedPath } from './seo/feed.ts';
export { withBase } from './language/edition.ts';

/** Renders a page as an HTML document. */
export async function renderPage(path: string, assets: PageAssets): Promise<string> {
  const page = pageEntries.find((entry) => entry.path === pageAt(path).path);
  if (!page) throw new Error(`There is no page ${path}`);
  await loadView(page.path);
  const calls = new Set<string>();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <CallsOnLoadContext value={calls}>
          <App copy={siteCopy} />
        </CallsOnLoadContext>
      </StaticRouter>
    </StrictMode>,
    {
      // Otherwise React moves large content to the end and puts it back with an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const app = await new Response(prelude).text();
  return documentHtml(page, { ...assets, calls: [...calls] }, app, {
    ...siteCopy,
    family: planFamilies.find((family) => family.path === page.path),
  });
}
