import sprite from '../generated/icons.svg?raw';
import { iconContainerId } from './id.ts';

const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, id = '']) => [
    id,
    symbol,
  ]),
);

/** The symbols of the icons that a page's HTML uses. */
export function pageIcons(html: string): string {
  const used = new Set([...html.matchAll(/<use href="#([^"]+)">/g)].map(([, id = '']) => id));
  const ownSymbols = [...used].map((id) => {
    const symbol = symbols.get(id);
    if (symbol === undefined) throw new Error(`The sprite has no symbol #${id}`);
    return symbol;
  });
  // In a hidden element, because svg has no `hidden` attribute.
  return `<div id="${iconContainerId}" hidden><svg>${ownSymbols.join('')}</svg></div>`;
}
