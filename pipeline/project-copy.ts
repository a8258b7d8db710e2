import { execFile } from 'node:child_process';
import {
  cpSync,
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
/** Not copied, wherever they stand: the tools beside the project have large packages of their own. */
const left = new Set(['node_modules', '.git', '.wrangler', 'dist', 'dist-growing', 'test-results']);

/** A copy of the project for tests that change it. */
export function copyProject(name: string) {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !left.has(path.basename(source)),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    /** Puts other words in the place of some that must be there; gives a way back. */
    edit(file: string, changes: Readonly<Record<string, string>>): () => void {
      const target = path.join(folder, file);
      const before = readFileSync(target, 'utf8');
      let text = before;
      for (const [from, to] of Object.entries(changes)) {
        if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
        text = text.replaceAll(from, to);
      }
      writeFileSync(target, text);
      return () => writeFileSync(target, before);
    },
    /** Runs a command in the copy: all that it says, and how it ended. */
    run(command: string, ...args: string[]): Promise<{ code: unknown; said: string }> {
      return new Promise((resolve) => {
        execFile(command, args, { cwd: folder, encoding: 'utf8' }, (error, stdout, stderr) => {
          resolve({ code: error ? error.code : 0, said: stdout + stderr });
        });
      });
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
