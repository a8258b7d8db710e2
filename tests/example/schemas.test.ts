import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { schemaFileOf, schemaFolder } from '../../pipeline/json-schemas.ts';

const root = path.resolve(import.meta.dirname, '../..');
const names = globSync('content/**/*.yaml', { cwd: root }).sort();

test.each(names)('%s names its schema, or that of its original, in its first line', (file) => {
  const [line] = readFileSync(path.join(root, file), 'utf8').split('\n');
  const name = path.relative('content', file).split(path.sep).join('/');
  const schema = path.join(schemaFolder, schemaFileOf(name)).split(path.sep).join('/');
  const relative = path.posix.relative(path.posix.dirname(`content/${name}`), schema);
  expect(line).toBe(`# yaml-language-server: $schema=${relative}`);
});
