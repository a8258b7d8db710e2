import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from '../browser.ts';
import { installTool } from '../install.ts';
import { runCommand } from '../processes.ts';

/** `npm run test:editor`: changes content through the forms of `npm run edit`, in a copy of the project. */
await runCommand(async () => {
  installTool('commands/editor', 'decap-cms');
  findBrowser();
  const { status } = spawnSync(
    process.execPath,
    ['--test', path.join(import.meta.dirname, 'editor.test.ts')],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
});
