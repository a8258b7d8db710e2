import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeSbom } from './sbom.ts';

interface Sbom {
  bomFormat: string;
  components: { name: string; version: string; scope: string; hashes?: { content: string }[] }[];
}

test('the bill of materials lists every package, and which of them ship', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  await writeSbom(folder, path.resolve(import.meta.dirname, '..'));
  const text = readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8');
  rmSync(folder, { recursive: true });
  const { bomFormat, components } = JSON.parse(text) as Sbom;
  expect(bomFormat).toBe('CycloneDX');
  expect(components.length).toBeGreaterThan(200);
  const shipped = components.filter(({ scope }) => scope === 'required').map(({ name }) => name);
  expect(shipped).toEqual([
    '@fontsource-variable/anek-bangla',
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/figtree',
    '@fontsource/hind-siliguri',
    'lucide-static',
    'react',
    'react-dom',
    'scheduler',
  ]);
  const react = components.find(({ name }) => name === 'react');
  expect(react?.hashes?.[0]?.content).toMatch(/^[\da-f]{128}$/);
});
