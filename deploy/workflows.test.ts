import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const workflows = [
  ...globSync('.github/workflows/*.yml', { cwd: root }),
  'deploy/github-actions.yml',
];

/** The npm scripts that a text runs, each script of `npm test` by itself. */
function scriptsIn(text: string): string[] {
  const names = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].map(
    ([, script = '', short = '']) => script || short,
  );
  return names.flatMap((name) => (name === 'test' ? scriptsIn(scripts['test'] ?? '') : name));
}

test.each(workflows)('%s runs only npm scripts that exist', (name) => {
  expect(scriptsIn(read(name)).filter((script) => !(script in scripts))).toEqual([]);
});

test.each(workflows)('%s pins each action by commit and asks for no more than it needs', (name) => {
  const text = read(name);
  const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
  const pinned = /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !pinned.test(action))).toEqual([]);
  expect(parse(text)).toMatchObject({ permissions: { contents: 'read' } });
});

test('CI runs what .ci/run does', () => {
  const inCi = scriptsIn(read('.github/workflows/ci.yml'));
  expect(inCi.toSorted()).toEqual(scriptsIn(read('.ci/run')).toSorted());
});
