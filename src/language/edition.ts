import { language } from '../site/language.ts';

/* Every language is an edition of its own, built separately: no page loads the words of two. */

/** The prefix of this edition's paths: none for the site's first language, such as `/bn` for another. */
export const basePath = language.base;

/** The address of a page in a language: `/vps` becomes `/bn/vps`, and `/` becomes `/bn`. */
export function addressIn(base: string, address: string): string {
  return base === '' ? address : base + address.replace(/^\/(?=$|[?#])/, '');
}

/** The address of a page in this edition. */
export function withBase(address: string): string {
  return addressIn(basePath, address);
}

/** The path of a page without this edition's prefix; undefined if it belongs to another edition. */
export function withoutBase(pathname: string): string | undefined {
  if (basePath === '') return pathname;
  const isOurs = pathname === basePath || pathname.startsWith(`${basePath}/`);
  return isOurs ? pathname.slice(basePath.length) || '/' : undefined;
}
