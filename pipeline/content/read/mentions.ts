import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { contentFolder } from './content-file.ts';
import type { Problem } from './problem.ts';

/** The lines of the content that contain a text, in any capitals; comments in YAML do not count. */
export function mentions(root: string, wanted: string): Problem[] {
  const names = globSync(`${contentFolder}/**/*.{yaml,md}`, { cwd: root });
  return names.sort().flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    return lines.flatMap((text, index) =>
      text.toLowerCase().includes(wanted.toLowerCase()) &&
      !(file.endsWith('.yaml') && /^\s*#/.test(text))
        ? { file, line: index + 1, field: '', message: text.trim() }
        : [],
    );
  });
}
