import type { Plugin } from 'vite';
import { logo as sign } from '../src/layout/Brand/logo.ts';
import { imageColours } from './theme-colours.ts';

/** The company's sign as a picture, in the default theme's colours. */
export function signSvg(root: string): string {
  const colours = imageColours(root, ['brand', 'on-brand', 'gold']);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="${sign.corner}" fill="${colours.brand}"/><path d="${sign.thread}" fill="none" stroke="${colours['on-brand']}" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="4.2 3.5"/><path d="${sign.petal}" fill="${colours.gold}"/><circle cx="20" cy="20" r="${sign.heart}" fill="${colours.brand}"/></svg>\n`;
}

/** Shows the sign in the browser's tab while developing; the build writes it with the app's icons. */
export function signInDevelopment(root: string): Plugin {
  return {
    name: 'sign-in-development',
    configureServer(server) {
      server.middlewares.use('/favicon.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(signSvg(root));
      });
    },
  };
}
