import { expect, test } from 'vitest';
import { writePage } from './write-page.ts';

const meta = { title: 'A page', label: 'A page', description: 'A page.' };

test('drawings are imported from their folder, under a name that no other folder can have', () => {
  const slide = { eyebrow: 'A', title: 'A', lead: 'A', actions: [] };
  const slides = [
    { ...slide, drawing: 'medallions/vps' },
    { ...slide, drawing: 'loom' },
    { ...slide, drawing: 'letters' },
  ];
  const source = writePage({ meta, sections: [{ section: 'slider', slides }] }, 'en/a.yaml');
  expect(source).toContain("import { Vps as MedallionsVps } from '#drawings/medallions/Vps.tsx';");
  expect(source).toContain("import { Loom } from '#drawings/Loom.tsx';");
  expect(source).toContain("import { Letters } from '#src/drawings/Letters.tsx';");
  expect(source).toContain('"drawing": MedallionsVps\n');
});
