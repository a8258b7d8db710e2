import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeLicences } from './licences.ts';

test('licences.txt contains the licence of everything that ships', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
  await writeLicences(folder, path.resolve(import.meta.dirname, '..'));
  const text = readFileSync(path.join(folder, 'licences.txt'), 'utf8');
  rmSync(folder, { recursive: true });
  for (const name of ['react', 'scheduler', 'lucide-static', '@fontsource-variable/figtree']) {
    expect(text).toMatch(new RegExp(`^${name}\\n\\n\\S`, 'm'));
  }
  expect(text.match(/SIL OPEN FONT LICENSE Version/g)).toHaveLength(4);
});
