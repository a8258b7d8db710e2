import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isMain } from '../cli/is-main.ts';
import { readFlags } from '../cli/flags.ts';
import { exitWithError, UserError } from '../cli/user-error.ts';
import { contentProblems } from '../../pipeline/content/check.ts';
import { isTranslation } from '../../pipeline/content/read/translation.ts';
import { currentSource } from '../../pipeline/content/read/translation-state.ts';
import { ContentError } from '../../pipeline/content/read/problem.ts';
import { formatContent } from '../format-content.ts';
import { questions, readAnswers } from './answers.ts';
import type { Answers } from './answers.ts';
import { copyContent } from './content-copy.ts';
import type { Example } from './content-copy.ts';
import { writeDefaults } from './defaults.ts';
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

/** What no repository contains. */
const untracked = [
  '{node_modules,.git,dist*,generated,gallery,test-results,playwright-report,bridge.env}{,/**}',
  '**/node_modules{,/**}',
  'tests/fixtures/*/generated{,/**}',
];

/** Copies the engine: everything but what belongs to the example. */
function copyEngine(target: string, { files, siteTests }: Example): void {
  const left = [...untracked, ...files.map((name) => `${name}{,/**}`)];
  cpSync(root, target, {
    recursive: true,
    filter: (source) => {
      const name = path.relative(root, source).split(path.sep).join('/');
      return siteTests.includes(name) || !left.some((pattern) => path.matchesGlob(name, pattern));
    },
  });
}

/** What the repository says about itself. */
function introduce(target: string, { brand, email }: Answers): void {
  const edit = (name: string, change: (text: string) => string) => {
    const file = path.join(target, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  const slug =
    brand
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'site';
  edit('package.json', (text) => {
    const own = JSON.parse(text) as { scripts: Record<string, string> };
    const { create: _, ...scripts } = own.scripts;
    scripts['test'] = 'node pipeline/content/compile.ts && tsc && npm run test:browser';
    const changed = { ...own, name: slug, description: `Website of ${brand}`, scripts };
    return `${JSON.stringify(changed, null, 2)}
`;
  });
  const { name: before } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    name: string;
  };
  edit('package-lock.json', (text) => text.replaceAll(`"name": "${before}"`, `"name": "${slug}"`));
  edit('SECURITY.md', (text) => text.replace(/\S+@\S+\.example/, email));
  edit('README.md', (text) => {
    const [, rest = ''] = text.split(/^(?=## Two commands)/m);
    return `# ${brand}\n\nThe website of ${brand}. What is ours is in \`content\`; everything else is the engine, version ${version()}.\n\n${rest}`;
  });
  edit('docs/editing-in-the-browser.md', (text) => text.replaceAll(/^!\[.*\n\n/gm, ''));
}

function version(): string {
  return (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string })
    .version;
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
    `--message=The site of ${brand}, from version ${version()} of the engine`,
  );
}

/** Content derived from the example's, with its translations up to date. */
async function writeContent(target: string, answers: Answers, example: Example): Promise<void> {
  const copy = copyContent(root, target, answers.languages);
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
  copyEngine(target, example);
  introduce(target, answers);
  await writeContent(target, answers, example);
  formatContent(target);
  const problems = contentProblems(target);
  if (problems.length > 0) throw new ContentError(problems);
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

docs/first-steps.md goes on from there; npm run verify lists what to replace before the first release.`);
}

if (isMain(import.meta.url)) await create().catch(exitWithError);
