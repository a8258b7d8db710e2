import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { themeFileName } from '../src/theme/names.ts';
import { imageColours, themeColours, themeNames } from './theme-colours.ts';

/** The sample colour of every theme: the theme panel shows them all in any theme. */
function sampleColours(root: string): string {
  return themeNames(root)
    .map((theme) => {
      const sample = themeColours(root, theme).get('sample');
      return `[data-theme-choice='${theme}'] { --swatch: ${sample}; }`;
    })
    .join('\n');
}

/** A theme's stylesheet as it ships: its tokens and the sample colours, minified. */
async function readThemeSheet(root: string, theme: string): Promise<Uint8Array> {
  const filename = path.join(root, 'content/themes', `${theme}.css`);
  const code = Buffer.from(`${await readFile(filename, 'utf8')}\n${sampleColours(root)}`);
  return transform({ filename, code, minify: true }).code;
}

/**
 * Writes the theme stylesheets. Their file names are fixed, so the hash that allows caching them for
 * a year is in the folder's name: `themes/<hash>/main.min.css`.
 */
export function themeSheets(root: string): Plugin {
  return {
    name: 'theme-sheets',
    config() {
      // For the theme-color meta tag of every page.
      const { brand } = imageColours(root, ['brand']);
      return { define: { 'import.meta.env.THEME_COLOUR': JSON.stringify(brand) } };
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const sheets = await Promise.all(
        themeNames(root).map(async (theme) => ({ theme, css: await readThemeSheet(root, theme) })),
      );
      const hash = createHash('sha256');
      for (const sheet of sheets) hash.update(sheet.css);
      const folder = `themes/${hash.digest('hex').slice(0, 10)}`;
      for (const { theme, css } of sheets) {
        this.emitFile({
          type: 'asset',
          name: themeFileName(theme),
          fileName: `${folder}/${themeFileName(theme)}`,
          originalFileName: `content/themes/${theme}.css`,
          source: css,
        });
      }
    },
    configureServer(server) {
      server.middlewares.use(`${server.config.base}themes/dev`, (request, response, next) => {
        const theme = themeNames(root).find((name) => request.url === `/${themeFileName(name)}`);
        if (!theme) return next();
        void readThemeSheet(root, theme).then(
          (css) => response.setHeader('content-type', 'text/css').end(css),
          next,
        );
      });
    },
  };
}
