import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { readFlags } from '../cli/flags.ts';
import { exitWithError, UserError } from '../cli/user-error.ts';
import { changedEngine, listedEngine, versionOf } from './engine.ts';
import { isLater } from './migrate.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The new release, inside the project, where it finds the packages that it needs. */
const release = path.join(root, 'dist-upgrade');

const usage = `npm run upgrade -- RELEASE replaces the engine with another release: an archive (.tar.gz), a folder, or a tag that
git knows. It keeps content, src/sections/own and your other files, renames in the content what the release has renamed,
installs packages and runs npm run verify. Nothing is committed. Interrupted, it goes on when you run it again.

Options:
  --no-install  leaves out npm ci
  --help        shows this text`;

const goBack = 'To go back: git reset --hard && git clean -fd && npm ci';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** Runs a program that says itself what is wrong. */
function run(what: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
  throw new UserError(`${what} failed: see above. Mend it and run the upgrade again. ${goBack}`);
}

/** The tree has no changes of its own, and the engine is as it was delivered. */
async function requireUntouched(): Promise<void> {
  if (listedEngine(root).size === 0) {
    throw new UserError('There is no engine.sha256: this is no site that npm run create has made.');
  }
  if (git('status', '--porcelain') !== '') {
    throw new UserError('There are changes that are not committed. Commit them, or undo them.');
  }
  const changed = changedEngine(root);
  if (changed.length > 0) {
    throw new UserError(`These files of the engine were changed, so an upgrade would lose that:
- ${changed.join('\n- ')}
What pages say belongs into content, colours into content/themes, a changed section into src/sections/own under a name of
its own. Then bring each file back: git log -- FILE shows the commits, git checkout COMMIT -- FILE takes an old one.`);
  }
  const { contentProblems } = await import('../../pipeline/content/check.ts');
  const count = contentProblems(root).length;
  if (count > 0) {
    throw new UserError(
      `The content has problems (${count}). Run npm run verify and mend them first.`,
    );
  }
}

/** Puts the release into a folder, whatever it comes in. */
function unpack(source: string): void {
  rmSync(release, { recursive: true, force: true });
  mkdirSync(release);
  const file = path.resolve(process.env['INIT_CWD'] ?? '', source);
  if (!existsSync(file)) {
    const archive = path.join(release, 'release.tar');
    try {
      git('archive', `--output=${archive}`, source);
    } catch {
      throw new UserError(
        `${source} is no folder, no archive and no tag. For a tag, fetch it first: git fetch ADDRESS tag ${source}`,
      );
    }
    execFileSync('tar', ['-xf', archive, '-C', release]);
    rmSync(archive);
  } else if (statSync(file).isDirectory()) {
    const left = /(^|\/)(node_modules|\.git|generated|dist[^/]*)(\/|$)/;
    const filter = (name: string) => !left.test(path.relative(file, name));
    cpSync(file, release, { recursive: true, filter });
  } else {
    const { status } = spawnSync('tar', ['-xf', file, '-C', release], { stdio: 'inherit' });
    if (status !== 0) throw new UserError(`${source} cannot be unpacked.`);
    // Archives of git hosts have everything in one folder.
    const [inside] = existsSync(path.join(release, 'package.json'))
      ? []
      : globSync('*/package.json', { cwd: release });
    if (inside !== undefined) {
      const folder = path.join(release, path.dirname(inside));
      cpSync(folder, release, { recursive: true });
      rmSync(folder, { recursive: true });
    }
  }
  if (!existsSync(path.join(release, 'commands/upgrade/apply.ts'))) {
    throw new UserError(`${source} is no release of this engine.`);
  }
}

/** The parts of the changelog about versions after one. */
function changesSince(version: string): string {
  const file = path.join(release, 'CHANGELOG.md');
  const parts = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=## )/m) : [];
  return parts
    .filter((part) => isLater(/^## (\d+\.\d+\.\d+)/.exec(part)?.[1] ?? '0', version))
    .join('')
    .trim();
}

async function upgrade(): Promise<void> {
  const args = process.argv.slice(2);
  const source = args[0]?.startsWith('-') === false ? args.shift() : undefined;
  const flags = readFlags(
    args,
    { 'no-install': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    'npm run upgrade',
  );
  if (flags.help || source === undefined) return console.log(usage);

  const fromFile = path.join(release, '.from');
  const isContinued = existsSync(fromFile) && git('status', '--porcelain') !== '';
  if (isContinued) {
    console.log('Going on with the upgrade that was interrupted.');
  } else {
    await requireUntouched();
    unpack(source);
    if (!isLater(versionOf(release), versionOf(root))) {
      throw new UserError(
        `This is version ${versionOf(root)}; ${source} is ${versionOf(release)}, which is no later one.`,
      );
    }
    writeFileSync(fromFile, versionOf(root));
  }
  const from = readFileSync(fromFile, 'utf8');
  const to = versionOf(release);
  const apply = path.join(release, 'commands/upgrade/apply.ts');
  run('The upgrade', process.execPath, apply, root, ...(isContinued ? ['continued'] : []));
  if (!flags['no-install']) run('npm ci', 'npm', 'ci', '--no-audit', '--no-fund');
  run('npm run verify', 'npm', 'run', 'verify');
  const changes = changesSince(from);
  rmSync(release, { recursive: true });
  console.log(`
Upgraded from ${from} to ${to}. Look at git diff -- content, try npm start and npm test, then commit everything.
${goBack}

${changes}`);
}

await upgrade().catch(exitWithError);
