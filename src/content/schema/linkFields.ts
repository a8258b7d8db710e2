import * as v from 'valibot';
import { pages } from '../pages.ts';
import { redirects } from '../redirects.ts';
import { fields, list, oneOf, words } from './fields.ts';
import { outsidePlaces, portalPages } from './link.ts';

const pagePaths = new Set<string>(pages.map((page) => page.path));

/** The path of a page in the registry. */
export const pagePath = v.pipe(
  v.string('write the path of a page in quotes, such as /vps'),
  v.check(
    (path) => pagePaths.has(path),
    ({ input }) => `there is no page ${input}; write a path that stands in src/content/pages.ts`,
  ),
);

/** A page, a redirect, or a place on the same page. */
const address = v.pipe(
  v.string(),
  v.check(
    (to) => to.startsWith('#') || pagePaths.has(to) || Object.hasOwn(redirects, to),
    ({ input }) =>
      `there is no page ${input}; write a path that stands in src/content/pages.ts, such as /vps, or a place on the same page, such as #plans`,
  ),
);

const elsewhere = {
  portal: fields({ portal: oneOf(portalPages) }),
  outside: fields({ outside: oneOf(outsidePlaces) }),
};

/** A link's target: see LinkTarget in link.ts. */
export const linkTarget = v.lazy((input) => {
  if (typeof input === 'string') return address;
  if (typeof input === 'object' && input !== null) {
    return 'outside' in input ? elsewhere.outside : elsewhere.portal;
  }
  return v.string("write a page such as '/vps', { portal: 'login' } or { outside: 'chat' }");
});

/** A link with its text. */
export const link = fields({ label: words, to: linkTarget });
export const links = list(link);

/** Text with links: strings and links in reading order. */
export const richText = list(v.lazy((piece) => (typeof piece === 'string' ? words : link)));
