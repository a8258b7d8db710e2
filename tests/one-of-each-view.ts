import { pages } from '../src/content/pages.ts';

/** The addresses of pages that differ in more than their words: one article stands for all. */
export const onePageOfEachView = pages
  .filter(
    ({ view }, index) =>
      view.endsWith('/composed') || pages.findIndex((page) => page.view === view) === index,
  )
  .map(({ path }) => path);
