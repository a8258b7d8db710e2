import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compileContent } from './pipeline/content/compile.ts';
import { sitePlugins } from './pipeline/vite-plugins.ts';

compileContent(import.meta.dirname);

/** Unit and component tests are next to the code; browser tests are in tests/. */
export default defineConfig({
  plugins: sitePlugins(),
  define: {
    'import.meta.env.PORTAL_URL': JSON.stringify('https://portal.test'),
    'import.meta.env.LEADS_URL': JSON.stringify(''),
    'import.meta.env.THIRD_PARTIES': 'null',
    'import.meta.env.TEST_RUNS': process.env['TEST_NIGHTLY'] ? '10000' : '1000',
  },
  test: {
    include: [
      '{src,pipeline,reader,sandbox,doctor,cli,local,deploy}/**/*.test.{ts,tsx}',
      'tests/example/**/*.test.ts',
      'tests/{bench,engines,gallery}/**/*.test.ts',
    ],
    environment: 'node',
    restoreMocks: true,
    // One more than the number of cores: many tests wait for a server to start, stop or time out.
    maxWorkers: availableParallelism() + 1,
    // Property tests and starting a server take seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
