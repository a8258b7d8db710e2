import { attribute } from './html.ts';
import type { HtmlElement } from './html.ts';

/** What the CSP would block in this element, if anything. */
function findBlocked(element: HtmlElement): string | undefined {
  if (element.tagName === 'style') return 'a <style> element';
  if (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    attribute(element, 'type') !== 'application/ld+json'
  ) {
    return 'an inline script';
  }
  if (attribute(element, 'style') !== undefined) return 'a style attribute';
  if (element.attrs.some(({ name }) => name.startsWith('on'))) return 'an inline event handler';
  return undefined;
}

/** Throws on HTML that the CSP would block: the page would be broken in the browser. */
export function assertHtml(page: string, elements: readonly HtmlElement[]): void {
  for (const element of elements) {
    const blocked = findBlocked(element);
    if (blocked !== undefined) {
      const attributes = element.attrs.map(({ name, value }) => ` ${name}="${value}"`).join('');
      const tag = `<${element.tagName}${attributes}>`.slice(0, 200);
      throw new Error(`${page} contains ${blocked}, which the CSP blocks: ${tag}`);
    }
  }
}
