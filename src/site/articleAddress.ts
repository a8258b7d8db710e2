/** The page that shows the newest article; the addresses of all articles begin with it. */
export const blogPath = '/blog-details';

export function articlePath(slug: string): string {
  return `${blogPath}/${slug}`;
}
