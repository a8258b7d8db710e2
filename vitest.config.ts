import './commands/cli/typescript.js';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { sitePlugins } from './pipeline/vite-plugins.ts';

const root = import.meta.dirname;
const fixture = path.join(root, 'tests/fixtures/site');

// In a process of its own: Vite bundles this file, and schemas that are imported by name would exist twice.
// Stryker starts it often, and copies what was compiled.
for (const site of process.env['MUTANT_TESTS'] === undefined ? [root, fixture] : []) {
  execFileSync(process.execPath, [path.join(root, 'pipeline/content/compile.ts'), site], {
    stdio: 'inherit',
  });
}

/** Tests of the example site, which read content/ at the root. They are no part of another company's copy. */
const ofExample = [
  'tests/example/**/*.test.ts',
  'bridge/**/*.test.ts',
  'commands/{create,upgrade}/*.test.ts',
  'deploy/kit.test.ts',
  'pipeline/json-schemas.test.ts',
];

const ofEngine = ['{src,pipeline,sandbox,commands,deploy}/**/*.test.{ts,tsx}', 'tests/*.test.tsx'];
const notOfEngine = ['**/node_modules/**', ...ofExample];
/** Tests that replace modules, and so need modules of their own. */
const withMocks = globSync(ofEngine, { cwd: root, ignore: notOfEngine }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\b/.test(readFileSync(path.join(root, file), 'utf8')),
);

// Tests of the engine read a company of their own in place of what operators edit.
export const engine: TestProjectInlineConfiguration = {
  extends: true,
  plugins: sitePlugins(undefined, fixture),
  resolve: { alias: { '#drawings': path.join(fixture, 'generated/drawings') } },
};

/** Unit and component tests are next to the code; browser tests are in tests/. */
export default defineConfig({
  define: {
    'import.meta.env.PORTAL_URL': JSON.stringify('https://portal.test'),
    'import.meta.env.LEADS_URL': JSON.stringify(''),
    'import.meta.env.THIRD_PARTIES': 'null',
    'import.meta.env.THEME_COLOUR': JSON.stringify('#123456'),
  },
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: [path.join(root, 'tests/unstub.ts')],
    // Node 20 has WebSocket behind a flag.
    execArgv: ['--experimental-websocket'],
    // One more than the number of cores: many tests wait for a server to start, stop or time out.
    maxWorkers: availableParallelism() + 1,
    // Property tests and starting a server take seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        ...engine,
        test: {
          name: 'engine',
          include: ofEngine,
          exclude: [...notOfEngine, ...withMocks],
          // Loading the same modules for each file would take as long as the tests.
          isolate: false,
        },
      },
      { ...engine, test: { name: 'engine with mocks', include: withMocks } },
      {
        extends: true,
        plugins: sitePlugins(),
        test: { name: 'example', include: ofExample },
      },
    ],
  },
});
