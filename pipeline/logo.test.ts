import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { identityFolder } from './content/identity.ts';
import { logoSvg } from './logo.ts';
import { themeColours } from './theme-colours.ts';

test('as an icon, a logo that follows the theme has the colours of the default one', () => {
  const root = path.resolve(import.meta.dirname, '../tests/fixtures/site');
  expect(logoSvg(root)).toContain(themeColours(root, 'default').get('brand'));
  expect(logoSvg(root)).not.toContain('var(');
});

test("the operator's logo fills a square, whatever its own size", () => {
  const root = mkdtempSync(path.join(tmpdir(), 'logo-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, identityFolder), { recursive: true });
  writeFileSync(
    path.join(root, identityFolder, 'logo.svg'),
    `<?xml version="1.0"?>\n<svg viewBox='0 0 120 40' width='120px' height="40"><path d="M0 0h9"/></svg>\n`,
  );
  expect(logoSvg(root)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><svg viewBox="0 0 120 40" width="40" height="40"><path d="M0 0h9"></path></svg></svg>\n',
  );
});
