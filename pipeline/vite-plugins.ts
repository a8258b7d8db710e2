import path from 'node:path';
import { defaultLanguage } from './content/read/content-file.ts';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { writeBanglaFonts } from './bangla-fonts.ts';
import { contentFiles } from './content-files.ts';
import { contentWatch } from './content-watch.ts';
import { subsetFonts } from './fonts.ts';
import { headScripts } from './head-scripts.ts';
import { writeIconSprite } from './icons.ts';
import { writeJsonSchemas } from './json-schemas.ts';
import { faviconInDevelopment } from './logo.ts';
import { pictures } from './pictures.ts';
import { themeSheets } from './themes.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The client build and the server build share the generated files. */
let generated: Promise<unknown> | undefined;

/** Generates fonts, icons and the schemas for editors before anything is compiled, so that Vite treats them as sources. */
function generatedAssets(): Plugin {
  return {
    name: 'generated-assets',
    async configResolved() {
      generated ??= Promise.all([subsetFonts(root), writeIconSprite(root), writeJsonSchemas(root)]);
      await generated;
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

/** The plugins of the client build, the server build and the tests, whose content may be another company's. */
export function sitePlugins(language = defaultLanguage, site = root): PluginOption[] {
  return [
    generatedAssets(),
    language === 'bn' && generatedBanglaFonts(),
    themeSheets(root),
    headScripts(root),
    faviconInDevelopment(root),
    contentFiles(site, language),
    contentWatch(root),
    pictures(site),
    react(),
  ];
}
