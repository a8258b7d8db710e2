import mediaMinmax from '@csstools/postcss-media-minmax';
import { defineConfig } from 'vite';
import { sitePlugins } from './pipeline/vite-plugins.ts';
import { chunkGroups } from './pipeline/chunk-groups.ts';
import { shortClassName } from './pipeline/class-names.ts';
import { portalUrl } from './pipeline/portal-url.ts';
import { supportedBrowsers } from './pipeline/supported-browsers.ts';

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: sitePlugins(),
  appType: 'custom',
  define: {
    'import.meta.env.PORTAL_URL': JSON.stringify(portalUrl()),
  },
  css: {
    // The bundler would write (width < 900px) as not (min-width: 900px), which Chrome 100 cannot read.
    postcss: { plugins: [mediaMinmax()] },
    // Readable names while developing, short ones in what is served.
    ...(command === 'build' && { modules: { generateScopedName: shortClassName } }),
  },
  build: {
    target: supportedBrowsers,
    cssTarget: supportedBrowsers,
    // Small files stay files: the CSP allows no data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // pipeline/compress.ts does that for real.
    reportCompressedSize: false,
    // Two to five per cent smaller than the bundler's own minifier, which pays for a section. Tests
    // that build the site look for its words, and the bundler's own is quicker.
    minify: isSsrBuild ? false : process.env['VITEST'] ? 'oxc' : 'terser',
    terserOptions: { module: true, compress: { passes: 2 }, maxWorkers: 2 },
    rolldownOptions: {
      // React asks its scheduler for what only React's own tests have.
      checks: { pluginTimings: false, importIsUndefined: false },
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups } },
    },
  },
}));
