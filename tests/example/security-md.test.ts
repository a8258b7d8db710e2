import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../src/site/site.ts';

test('SECURITY.md names the contact of security.txt', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../SECURITY.md'), 'utf8');
  expect(text).toContain(site.supportEmail);
});
