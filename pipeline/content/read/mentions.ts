import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from './content-file.ts';
import type { Problem } from './problem.ts';

/** The lines of the content that contain a text, in any capitals; comments in YAML do not count. */
export function mentions(root: string, wanted: string): Problem[] {
  const names = globSync(`${contentFolder}/**/*.{yaml,md}`, { cwd: root });
  return names.sort().flatMap((name) => {
    const file = name.split(path.sep).join('/');
    const lines = readFileSync(path.join(root, name), 'utf8').split('\n');
    return lines.flatMap((text, index) =>
      text.toLowerCase().includes(wanted.toLowerCase()) &&
      !(file.endsWith('.yaml') && /^\s*#/.test(text))
        ? { file, line: index + 1, field: '', message: text.trim() }
        : [],
    );
  });
}
