import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readFlags } from '../../cli/flags.ts';
import { exitWithError } from '../../cli/user-error.ts';
import { areas } from './page-options.ts';
import { completeOptions } from './prompts.ts';
import type { Prompt } from './prompts.ts';
import { translationSteps } from './translation-steps.ts';
import { registryFile, writePage } from './write.ts';

const usage = `Adds a page: its registry entry, and a file with its sections and their text.

  npm run new-page -- --path /managed-hosting --title "Managed Hosting" --area hosting

  --path PATH    the address, in lower case
  --title TITLE  the page's name in the browser tab and the menus
  --area AREA    the part of the site it belongs to: ${areas.join(', ')}
  --react        writes the page in React, with its own schema and block

In a terminal, it prompts for missing options. It never overwrites a file.`;

const flags = {
  path: { type: 'string' },
  title: { type: 'string' },
  area: { type: 'string' },
  react: { type: 'boolean' },
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
  const [copy = '', , page, block] = written;
  const next = options.react
    ? [
        `Write the page's text in ${copy}, including its description.`,
        `Design the block in ${block}, and choose the page's other sections in ${page}.`,
        'Preview it with npm run dev, then run npm test.',
      ]
    : [
        `Write the page in ${copy}: its description and its sections. npm run catalogue shows all sections.`,
        'Preview it with npm run dev, then run npm run verify.',
      ];
  const publish = `To publish it, remove the line "draft: true" from its entry in ${registryFile}.`;
  console.log(`Added ${options.path} to ${registryFile} and wrote
  ${written.join('\n  ')}

Next
${[...next, ...translationSteps(copy), publish].map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`);
}

/** Makes Ctrl+D and Ctrl+C quit; readline itself would wait forever. */
function promptOn(terminal: ReturnType<typeof createInterface>): Prompt {
  const quit = new Promise<null>((resolve) => {
    terminal.once('close', () => resolve(null));
    terminal.once('SIGINT', () => terminal.close());
  });
  return (question) => Promise.race([terminal.question(question), quit]);
}

await newPage().catch(exitWithError);
