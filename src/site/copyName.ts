/** The name of the file with a page's words in its language's folder: `hosting/web-hosting`. */
export function copyName({ path, view }: { path: string; view: string }): string {
  const area = view.slice(0, view.indexOf('/'));
  return `${area}/${path === '/' ? 'home' : path.slice(1)}`;
}

/** Whether a page is written in YAML alone: its words list its sections. */
export function isComposed({ view }: { view: string }): boolean {
  return view.endsWith('/composed');
}
