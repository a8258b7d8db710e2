import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leftovers } from './leftovers.ts';
import { describeProblem } from './problem.ts';
import { readContent } from './read-content.ts';

const root = path.resolve(import.meta.dirname, '../../../tests/fixtures/site');

test('placeholders, demo layouts and claims are listed with their lines', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'leftovers-'));
  cpSync(root, copy, { recursive: true });
  const replace = (name: string, from: RegExp, to: string) => {
    const file = path.join(copy, 'content', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  replace('site.yaml', /^url: .*/m, 'url: https://www.rupsha.example');
  replace('site.yaml', /^supportPhone: .*/m, 'supportPhone: +880 0000-000000');
  replace('site.yaml', /^showDemoPages: .*/m, 'showDemoPages: true');
  replace('en/words/company.yaml', /Ferry Ghat 0/, 'House 0');
  replace('bn/words/company.yaml', /^address:\n {2}- .*$/m, 'address:\n  - বাড়ি ০');
  writeFileSync(
    path.join(copy, 'content/defaults.yaml'),
    "site.yaml: ['770045']\nen/legal/terms.md: ['2026-05-01']\nen/gone.yaml: [Gone]\n",
  );
  const found = leftovers(copy, readContent(copy)).map(describeProblem);
  rmSync(copy, { recursive: true });
  const site = 'content/site.yaml:\\d+';
  expect(found).toEqual(
    [
      `^${site}: url: this address is a placeholder`,
      `^${site}: supportPhone: this phone number never rings`,
      `^${site}: showDemoPages: the menu still lists the demo layouts`,
      '^content/en/words/company.yaml:\\d+: address.0: this address does not exist',
      '^content/bn/words/company.yaml:\\d+: address.0: this address does not exist',
      `^${site}: licenceNumber: '770045' came with the software; write your own`,
      "^content/en/legal/terms.md:\\d+: '2026-05-01' came with the software",
      '^content/en/websites.yaml: confirm: check this, then remove the line: that mailboxes',
      '^content/en/words/company.yaml: confirm: check this, then remove the line: the address$',
    ].map((line) => expect.stringMatching(new RegExp(line))),
  );
});

test('a company with its own facts has only its claims left', () => {
  const found = leftovers(root, readContent(root));
  expect(new Set(found.map(({ field }) => field))).toEqual(new Set(['confirm']));
});
