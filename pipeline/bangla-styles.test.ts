import postcss from 'postcss';
import { expect, test } from 'vitest';
import { banglaStyles } from './bangla-styles.ts';

function inBangla(css: string): string {
  return postcss([banglaStyles()]).process(css, { from: undefined }).css;
}

test.each([
  ['line-height: 1.6', 'line-height: 1.75'],
  ['line-height: 2', 'line-height: 2'],
  ['line-height: 1.06', 'line-height: 1.38'],
  ['line-height: 1', 'line-height: 1.35'],
  ['line-height: 24px', 'line-height: 24px'],
  [
    'font: 700 var(--price) / 1.1 var(--font-title)',
    'font: 700 var(--price) / 1.43 var(--font-title)',
  ],
  ['font: inherit', 'font: inherit'],
  ['min-height: calc(2 * 1.6em)', 'min-height: calc(2 * 1.75em)'],
  ["content: counter(section) '. '", "content: counter(section, bengali) '. '"],
])('%s becomes %s', (latin, bangla) => {
  expect(inBangla(`a { ${latin} }`)).toBe(`a { ${bangla} }`);
});

test('letter spacing is removed', () => {
  expect(inBangla('a { letter-spacing: -0.025em }')).toBe('a { }');
});
