import sprite from '../generated/icons.svg?raw';
import { iconsHolderId } from './id.ts';

const drawings = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, id = '']) => [
    id,
    symbol,
  ]),
);

/** The drawings of those icons that a page's HTML shows. */
export function pageIcons(html: string): string {
  const used = new Set([...html.matchAll(/<use href="#([^"]+)">/g)].map(([, id = '']) => id));
  const symbols = [...used].map((id) => {
    const drawing = drawings.get(id);
    if (drawing === undefined) throw new Error(`There is no drawing #${id}`);
    return drawing;
  });
  // Hidden by an element around it, because an svg has no such attribute.
  return `<div id="${iconsHolderId}" hidden><svg>${symbols.join('')}</svg></div>`;
}
