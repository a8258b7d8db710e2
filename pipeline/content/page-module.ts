/** The name of a page's module. */
export function pageModuleName(path: string): string {
  return `pages${path === '/' ? '/index' : path}.tsx`;
}

/** A page's module for browsers, as Vite's manifest names it. */
export function pageSource(language: string, path: string): string {
  return `generated/${language}/${pageModuleName(path)}`;
}
