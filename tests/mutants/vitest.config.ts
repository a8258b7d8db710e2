import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { sitePlugins } from '../../pipeline/vite-plugins.ts';
import config, { engine } from '../../vitest.config.ts';

const include = (process.env['MUTANT_TESTS'] ?? '').split(' ');
// The bridge's tests read the example's content.
const project = include[0]?.startsWith('bridge/')
  ? { extends: true as const, plugins: sitePlugins() }
  : engine;

/** The unit tests of one area, for run.ts. */
export default defineConfig({
  ...config,
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    ...config.test,
    // Stryker runs tests in threads, which take no options of Node.
    execArgv: [],
    projects: [{ ...project, test: { name: 'area', include } }],
  },
});
