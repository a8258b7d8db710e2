import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { browserContent } from './browser-content.ts';
import { factsInTexts } from './facts-plugin.ts';
import { cutFonts } from './fonts.ts';
import { headScripts } from './head-scripts.ts';
import { writeIconSprite } from './icons.ts';
import { markdownTexts } from './markdown.ts';
import { signInDevelopment } from './sign.ts';
import { themeSheets } from './themes.ts';

const root = path.resolve(import.meta.dirname, '..');

/** One making serves the site's build and its prerendering. */
let made: Promise<unknown> | undefined;

/** Fonts and icons are made before anything is compiled, so that Vite treats them like sources. */
function generatedAssets(): Plugin {
  return {
    name: 'generated-assets',
    async configResolved() {
      made ??= Promise.all([cutFonts(root), writeIconSprite(root)]);
      await made;
    },
  };
}

/** What the site, its prerendering and its tests compile with. */
export function sitePlugins(): PluginOption[] {
  return [
    generatedAssets(),
    themeSheets(root),
    headScripts(root),
    signInDevelopment(root),
    markdownTexts(root),
    browserContent(root),
    factsInTexts(root),
    react(),
  ];
}
