import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;

function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): HtmlElement[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return [node, ...elementsIn('content' in node ? node.content : node)];
  });
}

/** Every element of a document, in order. */
export function parseHtml(html: string): HtmlElement[] {
  return elementsIn(parse(html));
}

/** An element and everything inside it. */
export function withDescendants(element: HtmlElement): HtmlElement[] {
  return [element, ...elementsIn(element)];
}

export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}
