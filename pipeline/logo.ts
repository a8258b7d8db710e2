import { serializeOuter } from 'parse5';
import type { Plugin } from 'vite';
import { logo } from '../src/layout/Brand/logo.ts';
import { parseHtml } from './html.ts';
import { ownLogo } from './identity.ts';
import { imageColours } from './theme-colours.ts';

/** A drawing in the middle of a square, whatever its own size. */
function fitSquare(svg: string, side: number): string {
  const drawing = parseHtml(svg).find(({ tagName }) => tagName === 'svg');
  if (!drawing) throw new Error('The logo has no <svg>');
  drawing.attrs = [
    ...drawing.attrs.filter(({ name }) => !['x', 'y', 'width', 'height'].includes(name)),
    { name: 'width', value: String(side) },
    { name: 'height', value: String(side) },
  ];
  return serializeOuter(drawing);
}

/** The logo as a square SVG file: the operator's, or ours in the default theme's colours. */
export function logoSvg(root: string): string {
  const own = ownLogo(root);
  if (own !== undefined) {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${fitSquare(own, 40)}</svg>\n`;
  }
  const colours = imageColours(root, ['brand', 'on-brand', 'gold']);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="${logo.corner}" fill="${colours.brand}"/><path d="${logo.thread}" fill="none" stroke="${colours['on-brand']}" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="4.2 3.5"/><path d="${logo.petal}" fill="${colours.gold}"/><circle cx="20" cy="20" r="${logo.heart}" fill="${colours.brand}"/></svg>\n`;
}

/** Serves the favicon in development; the build writes it with the app icons. */
export function faviconInDevelopment(root: string): Plugin {
  return {
    name: 'favicon-in-development',
    configureServer(server) {
      server.middlewares.use(`${server.config.base}favicon.svg`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(logoSvg(root));
      });
    },
  };
}
