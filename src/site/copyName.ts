interface View {
  path: string;
  view: string;
}

/** The name of the file with a page's words in its language's folder: `hosting/web-hosting`. */
export function copyName({ path, view }: View): string {
  if (isListed({ view })) return path === '/' ? 'index' : path.slice(1);
  const area = view.slice(0, view.indexOf('/'));
  return `${area}/${path === '/' ? 'home' : path.slice(1)}`;
}

/** Whether a page's file lists its sections. */
export function isListed({ view }: Pick<View, 'view'>): boolean {
  return view.endsWith('/sections');
}
