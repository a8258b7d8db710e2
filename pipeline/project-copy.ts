import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** Folders that are not copied, at any depth. */
const skipped = new Set([
  'node_modules',
  '.git',
  'dist',
  'dist-new',
  'dist-releases',
  'test-results',
]);

interface CopyOptions {
  /** The languages to build: fewer save time. */
  languages?: string;
  /** Takes the small site that tests of the engine read in place of the example, and builds in a third of the time. */
  smallSite?: boolean;
}

/** A copy of the project for tests that change it. */
export function copyProject(name: string, { languages, smallSite = false }: CopyOptions = {}) {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));
  const content = path.join(root, 'content');
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !skipped.has(path.basename(source)) && !(smallSite && source === content),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  if (smallSite) {
    const small = path.join(root, 'tests/fixtures/site/content');
    cpSync(small, path.join(folder, 'content'), { recursive: true });
  }
  if (languages !== undefined) {
    const site = path.join(folder, 'content/site.yaml');
    const facts = readFileSync(site, 'utf8').replace(/^languages: .*$/m, `languages: ${languages}`);
    writeFileSync(site, facts);
  }
  /** Runs a command in the copy; resolves with its exit code and its output. */
  function run(command: string, ...args: string[]): Promise<{ code: unknown; output: string }> {
    return new Promise((resolve) => {
      execFile(command, args, { cwd: folder, encoding: 'utf8' }, (error, stdout, stderr) => {
        resolve({ code: error ? error.code : 0, output: stdout + stderr });
      });
    });
  }
  return {
    folder,
    run,
    /** Builds the site for the portal of its facts, without compressed files, in half the time. */
    async build(): Promise<void> {
      const program = `
        await import('./commands/cli/typescript.js');
        const { compileContent } = await import('./pipeline/content/compile.ts');
        compileContent('${folder}');
        const { makeSite } = await import('./pipeline/make-site.ts');
        await makeSite('${folder}', '${folder}/dist', { compressed: false });`;
      const node = [process.execPath, '--input-type=module', '--eval', program];
      // The test runner sets these.
      const { code, output } = await run('env', 'PORTAL_URL=', 'NODE_ENV=production', ...node);
      if (code !== 0) throw new Error(output);
    },
    write(file: string, text: string): void {
      const target = path.join(folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    },
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
    /** Replaces text that must be in the file; returns a function that restores the file. */
    edit(file: string, changes: Readonly<Record<string, string>>): () => void {
      const target = path.join(folder, file);
      const before = readFileSync(target, 'utf8');
      let text = before;
      for (const [from, to] of Object.entries(changes)) {
        if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
        text = text.replaceAll(from, to);
      }
      writeFileSync(target, text);
      return () => writeFileSync(target, before);
    },
    /** Replaces the first match, which must exist; returns a function that restores the file. */
    replace(file: string, from: RegExp, to: string): () => void {
      const target = path.join(folder, file);
      const before = readFileSync(target, 'utf8');
      if (!from.test(before)) throw new Error(`${file} does not match ${from}`);
      writeFileSync(target, before.replace(from, to));
      return () => writeFileSync(target, before);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
