import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { sitePlugins } from './pipeline/vite-plugins.ts';

/** Unit and component tests are next to the code; browser tests are in tests/. */
export default defineConfig({
  plugins: sitePlugins(),
  define: {
    'import.meta.env.PORTAL_URL': JSON.stringify('https://portal.test'),
    'import.meta.env.THIRD_PARTIES': 'null',
  },
  test: {
    include: [
      '{src,pipeline,reader,release,server,sandbox,doctor,cli,local,deploy}/**/*.test.{ts,tsx}',
      '{tests/{engines,load,gallery},tools/lint}/**/*.test.ts',
    ],
    environment: 'node',
    restoreMocks: true,
    // Leaves one core free, but uses at least two workers: many tests wait for another process.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Property tests take seconds on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
