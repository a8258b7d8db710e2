import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Table } from 'mdast';
import { expect, test } from 'vitest';
import { contentFolder } from '../reader/content-file.ts';
import { parseYaml } from '../reader/yaml-file.ts';
import { textOf } from './docs-check.ts';
import { parseMarkdown } from './markdown/parse.ts';

const root = path.resolve(import.meta.dirname, '..');
const content = path.join(root, contentFolder);
const read = (name: string) => parseYaml(name, readFileSync(path.join(content, name), 'utf8')).data;

/** Every Bangla translation of each English text, from the same field of the other folder. */
const wordings = new Map<string, Set<string>>();

function collect(english: unknown, bangla: unknown): void {
  if (typeof english === 'string') {
    const known = wordings.get(english) ?? new Set();
    wordings.set(english, known.add(String(bangla)));
  } else if (typeof english === 'object' && english !== null) {
    for (const [key, value] of Object.entries(english)) {
      collect(value, (bangla as Record<string, unknown> | undefined)?.[key]);
    }
  }
}

for (const name of globSync('bn/**/*.yaml', { cwd: content })) {
  collect(read(name.replace('bn', 'en')), read(name));
}

const { children } = parseMarkdown(readFileSync(path.join(root, 'docs/bangla.md'), 'utf8'));
const tables = children.filter((node): node is Table => node.type === 'table');
const [strings = []] = tables.map(({ children: [, ...rows] }) =>
  rows.map((row) => row.children.map(textOf)),
);

test('docs/bangla.md has a table of translations', () => {
  expect(strings.length).toBeGreaterThan(40);
});

test.each(strings)('%s is always translated as %s', (english = '', bangla = '') => {
  expect([...(wordings.get(english) ?? [])]).toEqual([bangla]);
});
