import mediaMinmax from '@csstools/postcss-media-minmax';
import { Features } from 'lightningcss';
import path from 'node:path';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import { banglaStyles } from './pipeline/bangla-styles.ts';
import { chunkGroups } from './pipeline/chunk-groups.ts';
import { pageSource } from './pipeline/content/page-module.ts';
import { configuredNotice } from './pipeline/notice.ts';
import { clientEntry } from './pipeline/page-assets.ts';
import { leadsUrl } from './pipeline/leads-url.ts';
import { publicFolder } from './pipeline/content/public-files.ts';
import { defaultLanguage } from './pipeline/content/read/content-file.ts';
import { portalUrl } from './pipeline/portal-url.ts';
import { supportedBrowsers } from './pipeline/supported-browsers.ts';
import { configuredThirdParties } from './pipeline/third-parties.ts';
import { styleLayers } from './pipeline/style-layers.ts';
import { sitePlugins } from './pipeline/vite-plugins.ts';
import { pages } from './src/site/pages.ts';

const root = import.meta.dirname;

/** Throws if two classes get the same name, which four letters make unlikely but possible. */
export function rejectNameClashes(): (file: string, names: Record<string, string>) => void {
  const owners = new Map<string, string>();
  return (file, names) => {
    for (const [name, built] of Object.entries(names)) {
      const owner = `.${name} in ${path.relative(root, file)}`;
      const other = owners.get(built) ?? owner;
      if (other !== owner)
        throw new Error(`${owner} and ${other} get the same name in the build; rename one of them`);
      owners.set(built, owner);
    }
  };
}

interface ConfigOptions {
  language: string;
  command: 'build' | 'serve';
  /** Whether this build renders the pages; otherwise it is for browsers. */
  isSsrBuild: boolean;
}

/** Vite's configuration for one language of the site. */
export function siteConfig({ language, command, isSsrBuild }: ConfigOptions): UserConfig {
  return {
    plugins: sitePlugins(language),
    resolve: {
      alias: {
        '#type': path.join(root, `src/styles/type/${language}.css`),
      },
    },
    appType: 'custom',
    // Served in development; pipeline/public-files.ts copies it into the build.
    publicDir: publicFolder,
    define: {
      'import.meta.env.PORTAL_URL': JSON.stringify(portalUrl()),
      'import.meta.env.LEADS_URL': JSON.stringify(leadsUrl()),
      'import.meta.env.NOTICE': JSON.stringify(configuredNotice(language)),
      'import.meta.env.THIRD_PARTIES': JSON.stringify(
        command === 'build' ? configuredThirdParties() : null,
      ),
    },
    css: {
      // The bundler would write (width < 900px) as not (min-width: 900px), which Chrome 100 cannot read.
      postcss: {
        plugins: [mediaMinmax(), ...(language === 'bn' ? [banglaStyles()] : []), styleLayers()],
      },
      // No style uses light-dark(), but each color-scheme would add two variables for it.
      lightningcss: { exclude: Features.LightDark },
      // Four letters in the build (docs/decisions/plain-bundle.md), Vite's readable names in development.
      modules:
        command === 'build'
          ? { generateScopedName: '[hash:base52:4]', getJSON: rejectNameClashes() }
          : {},
    },
    build: {
      copyPublicDir: false,
      target: supportedBrowsers,
      cssTarget: supportedBrowsers,
      // Small files stay files: the CSP allows no data: URL.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // pipeline/compress.ts writes the real compressed files.
      reportCompressedSize: false,
      rolldownOptions: {
        // React's scheduler tests for functions that only its own test build exports.
        checks: { pluginTimings: false, importIsUndefined: false },
        output: {
          // Both builds have to name assets the same way.
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          ...(!isSsrBuild && {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: chunkGroups(
                path.join(root, clientEntry),
                pages.map((page) => path.join(root, pageSource(language, page.path))),
              ),
            },
          }),
        },
      },
    },
  };
}

/** For tools that look for this file; `npm run dev` and `npm run build` call siteConfig for each language. */
export default defineConfig(({ command, isSsrBuild = false }) =>
  siteConfig({ language: defaultLanguage, command, isSsrBuild }),
);
