import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lostAddresses, lostMentions } from './lost-addresses.ts';

let root = '';
const page = (name: string) => path.join(root, 'content/en', `${name}.yaml`);
const commit = () => {
  const me = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', ['add', '-A'], { cwd: root });
  execFileSync('git', [...me, 'commit', '-qm', 'A change'], { cwd: root });
};
/** The addresses that lead nowhere, if these pages and redirects are left. */
const lost = (pages: readonly string[], redirects: Record<string, string> = {}) =>
  lostAddresses(
    root,
    new Map<string, { value: unknown }>([
      ['redirects.yaml', { value: { redirects, otherSpellings: [] } }],
      ...pages.map((name) => [`en/${name}.yaml`, { value: {} }] as const),
    ]),
  ).map(({ message }) => message.split(' ')[0]);

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lost-addresses-'));
  mkdirSync(path.join(root, 'content/en/words'), { recursive: true });
  for (const name of ['index', 'managed', 'vps', 'words/layout']) {
    const own = name === 'words/layout' ? '' : 'sections: []\n';
    writeFileSync(page(name), `title: ${name}\n${own}`);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('a removed and a moved page are asked for, before and after the commit, until they redirect', () => {
  expect(lost(['index'])).toEqual([]);
  execFileSync('git', ['init', '-q'], { cwd: root });
  commit();
  expect(lost(['index', 'managed', 'vps'])).toEqual([]);
  rmSync(page('managed'));
  rmSync(page('words/layout'));
  renameSync(page('vps'), page('cloud'));
  expect(lost(['index', 'cloud'])).toEqual(['/managed', '/vps']);
  commit();
  expect(lost(['index', 'cloud'])).toEqual(['/managed', '/vps']);
  expect(lost(['index', 'cloud'], { '/vps': '/cloud' })).toEqual(['/managed']);
  expect(lost(['index', 'cloud', 'managed'], { '/vps': '/cloud' })).toEqual([]);
});

test('a removed plan family is asked for where texts still speak of it', () => {
  const plans = path.join(root, 'content/plans');
  mkdirSync(plans);
  writeFileSync(path.join(plans, 'game-servers.yaml'), 'id: game\n');
  writeFileSync(
    page('hosting'),
    '# Game servers\ntitle: Hosting\nlead: Our Game servers are fast.\n',
  );
  commit();
  expect(lostMentions(root)).toEqual([]);
  rmSync(path.join(plans, 'game-servers.yaml'));
  expect(lostMentions(root)).toEqual([
    {
      file: 'content/en/hosting.yaml',
      line: 3,
      field: '',
      message: 'lead: Our Game servers are fast.',
    },
  ]);
});
