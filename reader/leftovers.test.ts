import path from 'node:path';
import { expect, test } from 'vitest';
import { leftovers } from './leftovers.ts';
import { describeProblem } from './problem.ts';
import { readContent } from './read-content.ts';

const root = path.resolve(import.meta.dirname, '..');

test('the default content lists everything that a new operator has to replace', () => {
  const content = readContent(root);
  const found = leftovers(root, content).map(describeProblem);
  const site = 'content/site.yaml:\\d+';
  for (const expected of [
    `^${site}: url: this address is a placeholder`,
    `^${site}: portalUrl: this address is a placeholder`,
    `^${site}: supportPhone: this phone number never rings`,
    `^${site}: supportEmail: this address is a placeholder`,
    `^${site}: socials.0.url: this address is a placeholder`,
    `^${site}: showDemoPages: the menu still lists the demo layouts`,
    '^content/en/company.yaml:\\d+: address.0: this address does not exist',
    '^content/en/layout.yaml: confirm: check this, then remove the line: .*25% discount',
  ]) {
    expect(found).toContainEqual(expect.stringMatching(new RegExp(expected)));
  }
  const confirmed = found.filter((line) => line.includes(': confirm: '));
  expect(confirmed).toHaveLength(content.claims.length);
});
