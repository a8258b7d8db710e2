import { serializeOuter } from 'parse5';
import type { Plugin } from 'vite';
import { followsTheme, logoSource } from './content/identity.ts';
import { parseHtml } from './html.ts';
import { withColours } from './theme-colours.ts';

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

/** The logo as a square SVG file, in the default theme's colours if it follows the theme. */
export function logoSvg(root: string): string {
  const source = logoSource(root) ?? '';
  const logo = followsTheme(source) ? withColours(root, source) : source;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${fitSquare(logo, 40)}</svg>\n`;
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
