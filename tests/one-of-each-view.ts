import { pageEntries as pages } from '../src/site/pageEntries.ts';
import { firstOfEach } from './first-of-each.ts';

/** Every page, but only one of the articles, which differ only in their words. */
export const onePageOfEachView = firstOfEach(pages, ({ article, path }) =>
  article ? 'article' : path,
).map(({ path }) => path);
