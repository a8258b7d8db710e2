import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readFlags } from '../../cli/flags.ts';
import { exitWithError } from '../../cli/user-error.ts';
import { areas } from './page-options.ts';
import { completeOptions } from './prompts.ts';
import type { Prompt } from './prompts.ts';
import { registryFile, writePage } from './write.ts';

const usage = `Adds a page: its registry entry, its words, the page, and one block of its own.

  npm run new-page -- --path /managed-hosting --title "Managed Hosting" --area hosting

  --path PATH    the address, in lower case
  --title TITLE  the page's name in the browser tab and the menus
  --area AREA    the folder of src/pages: ${areas.join(', ')}

In a terminal it prompts for what is missing. It never overwrites a file.`;

const flags = {
  path: { type: 'string' },
  title: { type: 'string' },
  area: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

async function newPage(): Promise<void> {
  const { help, ...given } = readFlags(process.argv.slice(2), flags, 'npm run new-page');
  if (help) return console.log(usage);
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const prompt = terminal && promptOn(terminal);
  const options = await completeOptions(given, prompt).finally(() => terminal?.close());
  const written = await writePage(path.resolve(import.meta.dirname, '../..'), options);
  const [copy, , page, block] = written;
  console.log(`Added ${options.path} to ${registryFile} and wrote
  ${written.join('\n  ')}

Next
  1. Write the words in ${copy}, its note and description among them.
  2. Design the block in ${block}, and choose the page's other sections in ${page}.
  3. In ${registryFile} set inSitemap to true.
  4. Look at it with npm run dev, and run npm test.`);
}

/** Ctrl+D and Ctrl+C quit; readline itself would wait forever. */
function promptOn(terminal: ReturnType<typeof createInterface>): Prompt {
  const quit = new Promise<null>((resolve) => {
    terminal.once('close', () => resolve(null));
    terminal.once('SIGINT', () => terminal.close());
  });
  return (question) => Promise.race([terminal.question(question), quit]);
}

await newPage().catch(exitWithError);
