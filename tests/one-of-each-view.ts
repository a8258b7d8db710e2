import { pages } from '../src/content/pages.ts';

/** One address for each view: articles, for example, share a view and differ only in their words. */
export const onePageOfEachView = pages
  .filter(
    ({ view }, index) =>
      view.endsWith('/composed') || pages.findIndex((page) => page.view === view) === index,
  )
  .map(({ path }) => path);
