/** The image that a shared link to a page shows. */
export function socialCardPath(pagePath: string): string {
  return `/cards/${pagePath === '/' ? 'home' : pagePath.slice(1)}.png`;
}
