import * as v from 'valibot';
import { fields, list, text } from './fields.ts';
import { portalPages } from './portal.ts';
import type { PortalPage } from './portal.ts';
import { parseRichText } from './richText.ts';

/** The company's addresses outside this site and the portal; `site.yaml` has the values. */
const outsidePlaces = [
  'blog',
  'chat',
  'whatsapp',
  'status',
  'uptime',
  'resellerModule',
  'phone',
  'salesPhone',
  'email',
] as const;

export type OutsidePlace = (typeof outsidePlaces)[number];

/**
 * The target of a link: a page of this site (`/vps`), a place on the same page (`#plans`), a page of
 * the portal by its name or its path (`portal:/knowledgebase`), one of the company's outside addresses, or any other
 * website. Content never contains a portal URL itself.
 */
export type LinkTarget = string | { portal: PortalPage | `/${string}` } | { outside: OutsidePlace };

/** A link with its text. */
export interface LinkText {
  label: string;
  to: LinkTarget;
}

/** Text with links: strings and links in reading order. */
export type RichText = readonly (string | LinkText)[];

const places = [
  ...portalPages.map((page) => `portal:${page}`),
  ...outsidePlaces.map((place) => `outside:${place}`),
];
/** What to write as the target of a link. */
export const linkAdvice = `write a page such as /vps, a place on the same page such as #plans, an address such as https://example.com, a path of the portal such as portal:/knowledgebase, or one of ${places.join(', ')}`;

/**
 * Parses a link's target; undefined if it cannot be one. Whether the page exists is checked later.
 */
export function parseTarget(target: string): LinkTarget | undefined {
  if (/^([/#]|https:\/\/[^\s/])\S*$/.test(target)) return target;
  const [scheme, name = ''] = target.split(':', 2);
  if (scheme === 'portal' && name.startsWith('/')) return { portal: `/${name.slice(1)}` };
  const portal = portalPages.find((page) => scheme === 'portal' && page === name);
  if (portal) return { portal };
  const outside = outsidePlaces.find((place) => scheme === 'outside' && place === name);
  return outside && { outside };
}

export const linkTarget = v.pipe(
  v.string(linkAdvice),
  v.description(
    'Where it leads: /vps, #plans, https://example.com, portal:login, portal:/path or outside:chat',
  ),
  v.check((target) => parseTarget(target) !== undefined, linkAdvice),
  v.transform((target): LinkTarget => parseTarget(target) ?? target),
);

/** A link with its text. */
export const link = fields({ label: text('What the link says'), to: linkTarget });

/** An address of another website, for a fact. */
export function webAddress(description: string) {
  return v.pipe(
    v.string('write an address such as https://www.example.com'),
    v.url('write a whole address such as https://www.example.com'),
    v.regex(/^https?:\/\//, 'start with https://'),
    v.description(description),
  );
}

/** Buttons in order; the first one is the main action. */
export const links = list(link);

/** A page of this site. */
export const pagePath = v.pipe(
  v.string('write the path of a page such as /vps'),
  v.regex(/^\/\S*$/, 'write the path of a page such as /vps'),
  v.description('The path of a page, such as /vps'),
);

/** A sentence with links in it, as in Markdown: `See [our plans](/web-hosting).` */
export function richText(description: string) {
  return v.pipe(
    text(description),
    v.rawTransform<string, RichText>(({ dataset, addIssue }) => {
      const { pieces, problem } = parseRichText(dataset.value, parseTarget);
      if (problem !== undefined) addIssue({ message: problem });
      return pieces;
    }),
  );
}
