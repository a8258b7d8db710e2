import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { themeFileName, themeNames } from '../src/theme/names.ts';

/** A theme's stylesheet as it is served: its token file, minified. */
async function readThemeSheet(root: string, theme: string): Promise<Uint8Array> {
  const filename = path.join(root, 'src/theme', `${theme}.css`);
  return transform({ filename, code: await readFile(filename), minify: true }).code;
}

/** The script of the head, as a classic script: a module would wait until the page is parsed. */
async function bundleBoot(root: string): Promise<string> {
  const bundle = await rolldown({ input: path.join(root, 'src/boot/boot.ts') });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

/**
 * Writes the four theme stylesheets. Their names are fixed, so the hash that lets them be cached
 * for a year stands in the folder: `themes/<hash>/main.min.css`.
 */
export function themeSheets(root: string): Plugin {
  return {
    name: 'theme-sheets',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const sheets = await Promise.all(
        themeNames.map(async (theme) => ({ theme, css: await readThemeSheet(root, theme) })),
      );
      const hash = createHash('sha256');
      for (const sheet of sheets) hash.update(sheet.css);
      const folder = `themes/${hash.digest('hex').slice(0, 10)}`;
      for (const { theme, css } of sheets) {
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${themeFileName(theme)}`,
          source: css,
        });
      }
    },
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      this.emitFile({ type: 'asset', name: 'boot.js', source: await bundleBoot(root) });
    },
    configureServer(server) {
      server.middlewares.use('/themes/dev', (request, response, next) => {
        const theme = themeNames.find((name) => request.url === `/${themeFileName(name)}`);
        if (!theme) return next();
        void readThemeSheet(root, theme).then(
          (css) => response.setHeader('content-type', 'text/css').end(css),
          next,
        );
      });
    },
  };
}
