import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { iconNames } from './names.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Everything that the pattern's first group captures in the files. */
function findIn(files: string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(
      ([, found = '']) => found,
    ),
  );
}

test('every icon in the sprite is used', () => {
  const code = globSync('**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['icons/**', '**/*.test.{ts,tsx}', '**/test*.ts'],
  });
  const content = globSync('../content/**/*.yaml', { cwd: root });
  const used = new Set([
    ...findIn(code, /['"]([a-z0-9-]+)['"]/g),
    ...findIn(content, /[:-] ([a-z0-9-]+)(?= *[,}]|$)/gm),
  ]);
  const unused = iconNames.filter((name) => !used.has(name));
  expect(unused).toEqual([]);
});

test('the names are sorted and unique', () => {
  expect(iconNames).toEqual([...new Set(iconNames)].sort());
});
