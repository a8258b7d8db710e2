import mediaMinmax from '@csstools/postcss-media-minmax';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { chunkGroups } from './pipeline/chunk-groups.ts';
import { portalUrl } from './pipeline/portal-url.ts';
import { supportedBrowsers } from './pipeline/supported-browsers.ts';
import { configuredThirdParties } from './pipeline/third-parties.ts';
import { sitePlugins } from './pipeline/vite-plugins.ts';

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: sitePlugins(),
  appType: 'custom',
  define: {
    'import.meta.env.PORTAL_URL': JSON.stringify(portalUrl()),
    'import.meta.env.THIRD_PARTIES': JSON.stringify(
      command === 'build' ? configuredThirdParties() : null,
    ),
  },
  css: {
    // The bundler would write (width < 900px) as not (min-width: 900px), which Chrome 100 cannot read.
    postcss: { plugins: [mediaMinmax()] },
    // No style uses light-dark(), but each color-scheme would bring two variables for it.
    lightningcss: { exclude: Features.LightDark },
    // Five letters in the build (docs/decisions/plain-bundle.md), Vite's readable names in development.
    modules: command === 'build' ? { generateScopedName: '[hash:base52:5]' } : {},
  },
  build: {
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
        // The app lists every script and stylesheet of the site: names and longer hashes would add 1 KB.
        // Both builds have to name assets alike.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:6][extname]'
            : 'assets/[name]-[hash:6][extname]',
        ...(!isSsrBuild && {
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: { groups: chunkGroups },
        }),
      },
    },
  },
}));
