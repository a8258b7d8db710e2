/** The page that shows the newest article; the addresses of all articles begin with it. */
export const blogPath = '/blog-details';

/** Articles used to share one address, with the slug in the query; those addresses redirect. */
export const articleParameter = 'post';

export function articlePath(slug: string): string {
  return `${blogPath}/${slug}`;
}
