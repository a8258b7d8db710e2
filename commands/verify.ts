import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { readFlags } from './cli/flags.ts';
import { exitWithError } from './cli/user-error.ts';
import { contentProblems } from '../pipeline/content/check.ts';
import { compileContent } from '../pipeline/content/compile.ts';
import { habitsIn } from '../pipeline/content/read/habits.ts';
import { dueSoon } from '../pipeline/content/read/due.ts';
import { lostAddresses, lostMentions } from '../pipeline/content/read/lost-addresses.ts';
import { leftovers } from '../pipeline/content/read/leftovers.ts';
import { mentions } from '../pipeline/content/read/mentions.ts';
import { ContentError, describeProblem } from '../pipeline/content/read/problem.ts';
import type { Problem } from '../pipeline/content/read/problem.ts';
import { valueOf } from '../pipeline/content/read/known-files.ts';
import { readContent } from '../pipeline/content/read/read-content.ts';
import {
  describeTranslation,
  translationStates,
} from '../pipeline/content/read/translation-state.ts';
import { formatContent } from './format-content.ts';

const root = path.resolve(import.meta.dirname, '..');

const help = `npm run verify checks everything an operator edits, in less than a minute: content, colours and their
contrast, pictures, links. It formats content files, and lists outdated translations, habits of writing that
content/habits.yaml describes, removed pages whose address leads nowhere, and default values that have not been replaced.

Options:
  --release   fails if a default value, an unconfirmed claim or an unread translation is left
  --due       lists what runs out within weeks or is a year old, and fails if there is any
  --mentions  WORD lists the lines of the content that contain it, with file and line
  --help      shows this text`;

/** A build finds what no single file shows, such as a link to a heading that no longer exists. */
async function buildOnce(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  // Imported late: it imports the content, which has to pass the checks first.
  const { makeSite } = await import('../pipeline/make-site.ts');
  const folder = await mkdtemp(path.join(root, 'dist-verify-'));
  try {
    await makeSite(root, folder, { compressed: false });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function listed(title: string, problems: readonly Problem[]): string {
  return [title, ...problems.map((problem) => `- ${describeProblem(problem)}`)].join('\n');
}

function describeLeftovers(problems: readonly Problem[]): string {
  return listed('Default values to replace before the first release:', problems);
}

async function verify(): Promise<void> {
  const flags = readFlags(
    process.argv.slice(2),
    {
      release: { type: 'boolean' },
      due: { type: 'boolean' },
      mentions: { type: 'string' },
      help: { type: 'boolean' },
    },
    'npm run verify',
  );
  if (flags.help) {
    console.log(help);
    return;
  }
  const due = dueSoon(root, Date.now());
  if (flags.due) {
    if (due.length === 0) return console.log('Nothing is due.');
    process.exitCode = 1;
    return console.log(listed('Due soon:', due));
  }
  if (flags.mentions !== undefined) {
    const found = mentions(root, flags.mentions);
    console.log(found.map(describeProblem).join('\n') || `No text contains '${flags.mentions}'.`);
    return;
  }
  const formatted = formatContent(root);
  if (formatted.length > 0) console.log(`Formatted ${formatted.join(', ')}`);
  const content = readContent(root);
  const problems = contentProblems(root, content);
  const lost = lostAddresses(root, content.files);
  const lostWords = lostMentions(root);
  if (lost.length > 0) console.log(`${listed('Addresses that lead nowhere now:', lost)}\n`);
  if (lostWords.length > 0) {
    console.log(`${listed('Texts about plans that are no longer sold:', lostWords)}\n`);
  }
  if (problems.length > 0) throw new ContentError(problems);
  const left = leftovers(root, content);
  const translations = translationStates(root, valueOf(content.files, 'site.yaml').languages);
  const unread = translations.filter(({ drafts, stale }) => drafts.length + stale.length > 0);
  if (flags.release && left.length + unread.length > 0) {
    console.log([describeLeftovers(left), ...unread.map(describeTranslation)].join('\n\n'));
    process.exitCode = 1;
    return;
  }
  compileContent(root);
  await buildOnce();
  console.log('Content, colours, pictures and links are fine.');
  for (const state of translations) console.log(`\n${describeTranslation(state)}`);
  if (content.files.has('habits.yaml')) {
    const habits = habitsIn(root, valueOf(content.files, 'habits.yaml'));
    if (habits.length > 0) console.log(`\n${listed('Habits of writing to mend:', habits)}`);
  }
  if (due.length > 0) console.log(`\n${listed('Due soon:', due)}`);
  if (left.length > 0) console.log(`\n${describeLeftovers(left)}`);
}

await verify().catch(exitWithError);
