import { pages } from '../src/site/pages.ts';
import { firstOfEach } from './first-of-each.ts';

/** One address for each view: articles, for example, share a view and differ only in their words. */
export const onePageOfEachView = firstOfEach(pages, ({ view, path }) =>
  view.endsWith('/composed') ? path : view,
).map(({ path }) => path);
