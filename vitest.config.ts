import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { sitePlugins } from './pipeline/vite-plugins.ts';

/** Unit and component tests are next to the code; browser tests are in tests/. */
export default defineConfig({
  plugins: sitePlugins(),
  define: {
    'import.meta.env.PORTAL_URL': JSON.stringify('https://portal.test'),
    'import.meta.env.LEADS_URL': JSON.stringify(''),
    'import.meta.env.THIRD_PARTIES': 'null',
  },
  test: {
    include: [
      '{src,pipeline,reader,release,server,sandbox,doctor,bridge,cli,local,deploy}/**/*.test.{ts,tsx}',
      '{tests/{bench,engines,load,gallery},tools/lint}/**/*.test.ts',
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
