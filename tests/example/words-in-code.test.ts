import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Attributes that visitors see or hear. */
const spoken = new Set([
  'alt',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);

/** Two or more words, the first of them capitalised. */
function isSentence(text: string): boolean {
  return /^\p{Lu}\p{L}*[,:;]?\s+\p{L}{2,}/u.test(text.trim());
}

/**
 * The words in a source file that belong in the content. Error messages are for programmers, so
 * they may stay.
 */
function wordsIn(file: string): string[] {
  const found: { start: number; text: string }[] = [];
  const errors: { start: number; end: number }[] = [];
  new Visitor({
    JSXText({ start, value }) {
      if (/\p{L}{2,}/u.test(value)) found.push({ start, text: value.trim() });
    },
    JSXAttribute({ start, name, value }) {
      const isSpoken = name.type === 'JSXIdentifier' && spoken.has(name.name);
      if (isSpoken && value?.type === 'Literal' && value.value !== '')
        found.push({ start, text: value.value });
    },
    Literal({ start, value }) {
      if (typeof value === 'string' && isSentence(value)) found.push({ start, text: value });
    },
    TemplateElement({ start, value: { cooked } }) {
      if (cooked && isSentence(cooked)) found.push({ start, text: cooked });
    },
    NewExpression({ start, end, callee }) {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error')) {
        errors.push({ start, end });
      }
    },
  }).visit(parseSync(file, readFileSync(path.join(root, file), 'utf8')).program);
  return found
    .filter(({ start }) => !errors.some((error) => error.start < start && start < error.end))
    .map(({ text }) => text);
}

const files = globSync('src/{layout,routing,sections,ui}/**/*.{ts,tsx}', { cwd: root })
  // Schemas describe their fields to operators.
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$|\/test[A-Z]|\/(?:schema|section)\.ts$/.test(file))
  .sort();

test.each(files)('%s has no words for visitors', (file) => {
  expect(wordsIn(file)).toEqual([]);
});
