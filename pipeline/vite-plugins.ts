import path from 'node:path';
import { defaultLanguage } from '../reader/content-file.ts';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { writeBanglaFonts } from './bangla-fonts.ts';
import { ContentSource } from './content/source.ts';
import { drawingsFolder } from '../reader/drawing-names.ts';
import { writeDrawings } from './content/drawings.ts';
import { yamlContent } from './content-plugin.ts';
import { subsetFonts } from './fonts.ts';
import { headScripts } from './head-scripts.ts';
import { writeIconSprites } from './icons.ts';
import { writeJsonSchemas } from './json-schemas.ts';
import { markdownTexts } from './markdown.ts';
import { faviconInDevelopment } from './logo.ts';
import { identity } from './identity.ts';
import { pageViews } from './page-views.ts';
import { pictures } from './pictures.ts';
import { themeSheets } from './themes.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The client build and the server build share the generated files. */
let generated: Promise<unknown> | undefined;

/** Generates fonts, icons, drawings and the schemas for editors before anything is compiled, so that Vite treats them as sources. */
function generatedAssets(): Plugin {
  return {
    name: 'generated-assets',
    async configResolved() {
      writeDrawings(root);
      generated ??= Promise.all([
        subsetFonts(root),
        writeIconSprites(root),
        writeJsonSchemas(root),
      ]);
      await generated;
    },
    configureServer({ config, watcher }) {
      const folder = path.join(root, drawingsFolder);
      watcher.add(folder).on('all', (_event, file) => {
        if (!file.startsWith(folder)) return;
        try {
          writeDrawings(root);
        } catch (error) {
          config.logger.error(String(error));
        }
      });
    },
  };
}

/** The fonts of the Bangla edition, which no other edition needs. */
let banglaFonts: Promise<void> | undefined;

function generatedBanglaFonts(): Plugin {
  return {
    name: 'bangla-fonts',
    async configResolved() {
      banglaFonts ??= writeBanglaFonts(root);
      await banglaFonts;
    },
  };
}

/** The plugins of the client build, the server build and the tests. */
export function sitePlugins(language = defaultLanguage): PluginOption[] {
  const source = new ContentSource(root, language);
  return [
    generatedAssets(),
    language === 'bn' && generatedBanglaFonts(),
    themeSheets(root),
    headScripts(root),
    faviconInDevelopment(root),
    markdownTexts(root, source),
    yamlContent(root, source),
    pageViews(source, language),
    identity(root),
    pictures(root),
    react(),
  ];
}
