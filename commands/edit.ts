import path from 'node:path';
import { readFlags } from './cli/flags.ts';
import { installTool } from './cli/install-tool.ts';
import { openBrowser } from './cli/open-browser.ts';
import { readPort } from './cli/settings.ts';
import { stopOnSignal } from './cli/stop-signals.ts';
import { exitWithError, UserError } from './cli/user-error.ts';
import { startEditor } from './editor/server.ts';

const root = path.resolve(import.meta.dirname, '..');

const usage = `npm run edit opens forms for the files in content in the browser, on this machine only. They write
the same YAML and Markdown that you would edit by hand. The first run installs Decap CMS.

Options:
  --no-browser  does not open a browser
  --help        shows this text

Environment variables:
  EDIT_PORT     port of the editor (default 3030)`;

/** The folder of Decap CMS, installed when the editor first runs. */
function install(): string {
  try {
    return path.join(installTool(root, 'commands/editor', 'decap-cms'), 'dist');
  } catch {
    throw new UserError(
      'The editor could not be installed: see what npm printed above. The first run needs internet access.',
    );
  }
}

async function edit(): Promise<void> {
  const flags = readFlags(
    process.argv.slice(2),
    { 'no-browser': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    'npm run edit',
  );
  if (flags.help) return console.log(usage);
  const port = readPort(process.env, 'EDIT_PORT', 3030);
  const cmsFolder = install();
  const editor = await startEditor({ root, cmsFolder, port });
  stopOnSignal(() => editor.close());
  const url = `http://localhost:${port}`;
  console.log(`Editor   ${url} (Ctrl-C stops it; npm run dev shows the site as you save)`);
  if (!flags['no-browser']) openBrowser(url);
}

await edit().catch(exitWithError);
