import path from 'node:path';
import { expect, test } from 'vitest';
import { themeProblems } from './contrast.ts';
import { describeProblem } from './read/problem.ts';
import { changed, contentWith } from './read/test-content.ts';

const root = path.resolve(import.meta.dirname, '../../tests/fixtures/site');
const words = 'en/words/layout.yaml';

/** What is reported if visitors choose from these themes; the files are default.css and dusk.css. */
function problemsOf(themes: Readonly<Record<string, string>>): string[] {
  const content = contentWith({ [words]: changed(words, ['themePanel', 'themes'], themes) });
  return themeProblems(root, content).map(describeProblem);
}

test('every theme has a name for visitors and a file', () => {
  expect(problemsOf({ default: 'Day', dusk: 'Dusk' })).toEqual([]);
  expect(problemsOf({ default: 'Day', dawn: 'Dawn' })).toEqual([
    'content/themes/dawn.css: themePanel.themes: there is no such theme',
    'content/en/words/layout.yaml: themePanel.themes: write what visitors call content/themes/dusk.css, or remove the file',
  ]);
});
