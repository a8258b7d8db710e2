import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readFlags } from '../../cli/flags.ts';
import { exitWithError, UserError } from '../../cli/user-error.ts';
import { completeWish } from './ask.ts';
import type { Ask } from './ask.ts';
import { areas, mistakeInWhole } from './wish.ts';
import { registryFile, writePage } from './write.ts';

/*
 * The command behind `npm run new-page`. It stands in pipeline/ because it writes what the build
 * reads and judges it with the build's own content check, before anything is on the disk.
 */

const usage = `Writes a new page: its entry in the registry, its words, the page and its browser test.

  npm run new-page -- --path /managed-hosting --title "Managed Hosting" --area hosting

  --path PATH    the address, in lower case
  --title TITLE  the page's name in the browser's title and in the menus
  --area AREA    the folder of src/pages: ${areas.join(', ')}

In a terminal it asks for what is not given. It never overwrites a file.`;

const known = {
  path: { type: 'string' },
  title: { type: 'string' },
  area: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

async function newPage(): Promise<void> {
  const { help, ...given } = readFlags(process.argv.slice(2), known, 'npm run new-page');
  if (help) return console.log(usage);
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const ask: Ask | undefined = terminal && askerOn(terminal);
  const wish = await completeWish(given, ask).finally(() => terminal?.close());
  const mistake = mistakeInWhole(wish);
  if (mistake !== null) throw new UserError(mistake);

  const written = await writePage(path.resolve(import.meta.dirname, '../..'), wish);
  const [words, page] = written;
  console.log(`Added ${wish.path} to ${registryFile} and wrote
  ${written.join('\n  ')}

Next
  1. Write the words in ${words}.
  2. Choose the page's sections in ${page}.
  3. In ${registryFile} write its note and description, and set inSitemap to true.
  4. Look at it with npm run dev, and run npm test.`);
}

/** Ctrl+D and Ctrl+C leave; readline itself would wait for ever. */
function askerOn(terminal: ReturnType<typeof createInterface>): Ask {
  const left = new Promise<null>((resolve) => {
    terminal.once('close', () => resolve(null));
    terminal.once('SIGINT', () => terminal.close());
  });
  return (question) => Promise.race([terminal.question(question), left]);
}

await newPage().catch(exitWithError);
