import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { codeIcons } from './names.ts';

const root = path.resolve(import.meta.dirname, '..');
const code = globSync('**/*.{ts,tsx}', {
  cwd: root,
  ignore: ['icons/**', '**/*.test.{ts,tsx}', '**/test*.ts'],
})
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

/** Everything that the pattern's first group captures in the code. */
const findAll = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, found = '']) => found);

test('every icon of the list is named in code', () => {
  const texts = new Set(findAll(/['"]([a-z0-9-]+)['"]/g));
  expect(codeIcons.filter((name) => !texts.has(name))).toEqual([]);
});

test('every icon that code names is in the list', () => {
  const named = findAll(/<Icon[^>]*? name=(?:\{[^}]*?)?["']([a-z0-9-]+)["']/g);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !codeIcons.includes(name))).toEqual([]);
});
