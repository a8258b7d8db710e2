import { expect, test } from 'vitest';
import { allowedImports, importProblem } from './import-boundaries.ts';

test.each([
  ['src/pages/company/Affiliates.tsx', 'src/pages/company/Affiliates/CommissionTerms.tsx'],
  ['src/pages/company/Affiliates.tsx', 'src/sections/Steps/Steps.tsx'],
  ['src/sections/Steps/Steps.tsx', 'src/ui/Section/Section.tsx'],
  ['src/content/site.ts', 'src/content/schema/site.ts'],
  ['pipeline/build.ts', 'src/content/pages.ts'],
  ['local/start.ts', 'pipeline/build.ts'],
])('%s may import %s', (from, to) => {
  expect(importProblem(from, to)).toBeUndefined();
});

test.each([
  ['src/pages/company/Affiliates.tsx', 'src/pages/home/shared/Highlights/Highlights.tsx'],
  ['src/sections/Steps/Steps.tsx', 'src/pages/company/Affiliates/CommissionTerms.tsx'],
  ['src/ui/Link/Link.tsx', 'src/content/site.ts'],
  ['src/content/site.ts', 'src/pricing/money.ts'],
  ['server/serve.ts', 'pipeline/build.ts'],
  ['pipeline/build.ts', 'server/serve.ts'],
  ['cli/flags.ts', 'server/serve.ts'],
  ['cli/flags.ts', 'reader/problem.ts'],
  ['src/content/schema/site.ts', 'src/content/site.ts'],
])('%s may not import %s', (from, to) => {
  expect(importProblem(from, to)).toContain('may not import from');
});

test('no two folders import each other', () => {
  const both = Object.entries(allowedImports).flatMap(([folder, others]) =>
    others
      .filter((other) => allowedImports[other]?.includes(folder))
      .map((other) => `${folder} ${other}`),
  );
  expect(both).toEqual([]);
});
