import { attribute, parseHtml } from '../pipeline/html.ts';

/** The files that a page's HTML links to or loads, each once. */
export function linkedFiles(html: string): string[] {
  const addresses = parseHtml(html).flatMap((element) => [
    attribute(element, 'href') ?? '',
    attribute(element, 'src') ?? '',
  ]);
  const paths = addresses
    .filter((address) => address.startsWith('/'))
    .map((address) => new URL(address, 'http://localhost').pathname);
  return [...new Set(paths.filter((path) => /\.[a-z0-9]{2,5}$/.test(path)))];
}
