import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isMain } from '../cli/is-main.ts';
import { readFlags } from '../cli/flags.ts';
import { exitWithError, UserError } from '../cli/user-error.ts';
import { contentProblems } from '../../pipeline/content/check.ts';
import { defaultLanguage } from '../../pipeline/content/read/content-file.ts';
import { isTranslation } from '../../pipeline/content/read/translation.ts';
import { currentSource } from '../../pipeline/content/read/translation-state.ts';
import { ContentError } from '../../pipeline/content/read/problem.ts';
import { formatContent } from '../format-content.ts';
import { questions, readAnswers } from './answers.ts';
import type { Answers } from './answers.ts';
import { copyContent } from './content-copy.ts';
import type { Example } from './content-copy.ts';
import { writeDefaults } from './defaults.ts';
import { copyEngine, engineFiles, introduce, listEngine, versionOf } from '../upgrade/engine.ts';
import { writeFacts } from './facts.ts';
import { writeLook } from './look.ts';
import { choosePages } from './pages.ts';
import { writeWords } from './words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const command = 'npm run create';

const help = `${command} -- FOLDER writes a site of your own into an empty folder: the engine, and content with your company's
facts, as a git repository with a first commit. It asks for what it needs, unless an option says so:

${Object.entries(questions)
  .map(([name, [ask]]) => `  --${name.padEnd(10)} ${ask}`)
  .join('\n')}
  --yes        asks nothing, and takes what the name suggests for the rest
  --help       shows this text`;

function writeReadme(target: string, { brand }: Answers): void {
  const file = path.join(target, 'README.md');
  const [, rest = ''] = readFileSync(file, 'utf8').split(/^(?=## Two commands)/m);
  const intro = `# ${brand}\n\nThe website of ${brand}. What is ours is in \`content\`; everything else is the engine.\n`;
  const commands = rest.replace(/^- `npm run create .*\n/m, '');
  writeFileSync(file, `${intro}\n${commands}`);
}

function commit(target: string, { brand, email }: Answers): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: target, stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  const author = [
    '-c',
    `user.name=${brand}`,
    '-c',
    `user.email=${email}`,
    '-c',
    'commit.gpgsign=false',
  ];
  git(
    ...author,
    'commit',
    '--quiet',
    `--message=The site of ${brand}, from version ${versionOf(root)} of the engine`,
  );
}

/** Content derived from the example's, with its translations up to date. */
async function writeContent(target: string, answers: Answers, example: Example): Promise<void> {
  const copy = copyContent(root, target, [
    // Other languages are translated from it.
    ...new Set([defaultLanguage, ...answers.languages]),
  ]);
  writeWords(copy, answers, example);
  writeFacts(copy, answers, example);
  await writeLook(copy, answers);
  choosePages(copy, answers, example);
  writeDefaults(copy);
  for (const name of copy.filesOf('??/**/*.{yaml,md}').filter(isTranslation)) {
    const source = `$1'${currentSource(target, name)}'`;
    copy.replace(name, (text) => text.replace(/^( +source: ).*$/m, source));
  }
}

/** Writes a site into a folder, which must be empty. */
export async function createSite(target: string, answers: Answers): Promise<void> {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new UserError(`${target} is not empty. Name a new folder.`);
  }
  if (!path.relative(root, target).startsWith('..')) {
    throw new UserError(`${target} is inside this repository. Name a folder outside of it.`);
  }
  const file = path.join(import.meta.dirname, 'example.yaml');
  const example = parse(readFileSync(file, 'utf8')) as Example;
  mkdirSync(target, { recursive: true });
  const names = engineFiles();
  copyEngine(target, names);
  introduce(target, answers);
  writeReadme(target, answers);
  await writeContent(target, answers, example);
  formatContent(target);
  const problems = contentProblems(target);
  if (problems.length > 0) throw new ContentError(problems);
  listEngine(target, names);
  commit(target, answers);
}

async function create(): Promise<void> {
  const [folder = '--help', ...rest] = process.argv.slice(2);
  const strings = Object.fromEntries(
    Object.keys(questions).map((name) => [name, { type: 'string' as const }]),
  );
  const flags = readFlags(
    folder.startsWith('-') ? [folder, ...rest] : rest,
    { ...strings, yes: { type: 'boolean' }, help: { type: 'boolean' } },
    command,
  );
  if (flags.help || folder.startsWith('-')) {
    console.log(help);
    return;
  }
  const { yes, help: _, ...given } = flags as Record<string, string | undefined>;
  const answers = await readAnswers(given, yes === undefined);
  const target = path.resolve(process.env['INIT_CWD'] ?? '', folder);
  await createSite(target, answers);
  console.log(`The site of ${answers.brand} is in ${target}. Next:

  cd ${folder}
  npm ci && npm start    # your site on http://localhost:3000
  npm ci && npm test     # checks all of it, also in a browser

docs/your-first-day.md goes on from there; npm run verify lists what to replace before the first release.`);
}

if (isMain(import.meta.url)) await create().catch(exitWithError);
