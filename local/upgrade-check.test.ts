import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readHolds, upgradeReport } from './upgrade-check.ts';

const root = path.resolve(import.meta.dirname, '..');
const { devDependencies, overrides } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as { devDependencies: Record<string, string>; overrides: Record<string, unknown> };

test('each held package is at the held version, has a reason, and is in the guide', () => {
  const guide = readFileSync(path.join(root, 'docs/upgrading.md'), 'utf8');
  const holds = readHolds();
  expect(holds.length).toBeGreaterThan(0);
  for (const { name, version, reason } of holds) {
    expect(devDependencies[name]).toBe(version);
    expect(reason).not.toBe('');
    expect(guide).toContain(`\`${name}\``);
  }
  for (const name of Object.keys(overrides)) expect(guide).toContain(`\`${name}\``);
});

test('the report separates what can be updated from what is held', () => {
  const holds = [{ name: 'rolldown', version: '1.2.18', reason: 'A binary is missing.' }];
  const outdated = {
    react: { current: '19.3.1', latest: '19.4.0' },
    rolldown: { current: '1.2.18', latest: '1.3.0' },
  };
  expect(upgradeReport(outdated, holds)).toEqual([
    'Can be updated:',
    '- react: 19.3.1 to 19.4.0',
    'Held:',
    '- rolldown at 1.2.18 (1.3.0 exists): A binary is missing.',
  ]);
  expect(upgradeReport({}, holds)[0]).toBe('Everything that is not held is up to date.');
});
