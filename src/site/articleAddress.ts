import { site } from './site.ts';

/** The address of an article; without a blog there is none. */
export function articlePath(slug: string): string {
  return `${site.blog?.articles ?? ''}/${slug}`;
}
