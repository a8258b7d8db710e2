import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { iconNames } from './names.ts';

const root = path.resolve(import.meta.dirname, '..');

test('every icon in the sprite is used', () => {
  const sources = globSync('**/*.{ts,tsx,md}', { cwd: root })
    .filter((file) => !file.startsWith('icons/'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const unused = iconNames.filter(
    (name) =>
      !sources.includes(`'${name}'`) &&
      !sources.includes(`"${name}"`) &&
      !name.startsWith('social-'),
  );
  expect(unused).toEqual([]);
});

test('the names are sorted and unique', () => {
  expect(iconNames).toEqual([...new Set(iconNames)].sort());
});
