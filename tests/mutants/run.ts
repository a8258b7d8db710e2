import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { UserError } from '../../commands/cli/user-error.ts';
import { installTool } from '../install.ts';
import { runCommand } from '../processes.ts';

const folder = import.meta.dirname;
const stryker = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/** The code that must not break without a test that fails, by area, and the tests that hold it. */
const areas: Readonly<Record<string, { code: string; tests: string }>> = {
  pricing: { code: 'src/pricing/*.ts', tests: 'src/pricing/*.test.ts' },
  portal: { code: 'src/portal/*.{ts,tsx}', tests: 'src/portal/*.test.{ts,tsx}' },
  routing: { code: 'src/routing/*.{ts,tsx}', tests: 'src/routing/*.test.{ts,tsx}' },
  addresses: {
    code: 'src/routing/addresses.ts,pipeline/hosts/*.ts',
    tests: 'src/routing/addresses.test.ts pipeline/hosts/*.test.ts commands/serve.test.ts',
  },
  reading: {
    code: 'pipeline/content/read/**/*.ts,!pipeline/content/read/test-content.ts',
    tests: 'pipeline/content/read/*.test.ts',
  },
  bridge: {
    code: 'bridge/*.ts,!bridge/test-*.ts,!bridge/{bridge,connect}.ts',
    tests: 'bridge/{check,lookups,parsers,prices,settings}.test.ts',
  },
  quotes: {
    code: 'src/sections/QuoteForm/*.{ts,tsx},src/schema/quoteForm.ts',
    tests: 'src/sections/QuoteForm/*.test.{ts,tsx} pipeline/content/read/read-content.test.ts',
  },
};

/** `npm run test:mutants`, or `-- pricing routing`: changes code in every small way; a test has to fail each time. */
await runCommand(async () => {
  installTool('tests/mutants', '@stryker-mutator/core');
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((name) => !(name in areas));
  if (unknown !== undefined) {
    throw new UserError(`There is no area ${unknown}; write ${Object.keys(areas).join(', ')}.`);
  }
  for (const [name, { code, tests }] of Object.entries(areas)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`\n${name}`);
    const { status } = spawnSync(
      process.execPath,
      [
        stryker,
        'run',
        path.join(folder, 'stryker.config.json'),
        '--mutate',
        `${code},!**/*.test.*`,
      ],
      { stdio: 'inherit', env: { ...process.env, MUTANT_TESTS: tests } },
    );
    if (status !== 0) process.exitCode = 1;
  }
});
