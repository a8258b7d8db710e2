import { basePath } from '../language/edition.ts';

/** The image that a shared link to a page shows. */
export function socialCardPath(pagePath: string, base = basePath): string {
  return `/cards${base}/${pagePath === '/' ? 'home' : pagePath.slice(1)}.png`;
}
