import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { examplePages, showExamples } from './examples.ts';
import { readContent, showDrafts } from './read-content.ts';

const root = path.resolve(import.meta.dirname, '../../../tests/fixtures/site');

test('the catalogue shows every example on a page of its area, on another company’s site, too', () => {
  const paths = examplePages(root).map(([name]) => name.replace(/^en(.*)\.yaml$/, '$1'));
  expect(paths).toContain('/catalogue-common');
  vi.stubEnv(showDrafts, 'true');
  vi.stubEnv(showExamples, 'true');
  const { pages, problems } = readContent(root);
  vi.unstubAllEnvs();
  expect(problems).toEqual([]);
  expect(pages.map((page) => page.path)).toEqual(expect.arrayContaining(paths));
  expect(readContent(root).pages.map((page) => page.path)).not.toContain(paths[0]);
});
