import { expect, test } from 'vitest';
import { readPage } from './page-file.ts';

const meta = {
  title: 'A page',
  label: 'A page',
  description: 'A page with a list of sections, described in at least seventy characters.',
};
const faq = {
  section: 'faq',
  title: 'Questions',
  lead: 'Short answers.',
  entries: [{ question: 'Why?', answer: ['Because.'] }],
};

function read(entry: unknown) {
  const problems: string[] = [];
  const written = new Map<string, unknown>([
    ['en/first.yaml', { meta, sections: [faq] }],
    ['en/second.yaml', { meta, sections: [entry] }],
  ]);
  const page = readPage('en/second.yaml', written, [], (field, message) =>
    problems.push(`${field.join('.')}: ${message}`),
  );
  return { section: page?.sections[0], problems };
}

test('a page shows a section of another page', () => {
  expect(read({ use: 'first#faq' }).section).toMatchObject({ section: 'faq', title: 'Questions' });
});

test('fields beside it win over those of the other page, and are checked', () => {
  const { section } = read({ use: 'first#faq', surface: 'tinted', title: 'More questions' });
  expect(section).toMatchObject({ surface: 'tinted', title: 'More questions' });
  expect(section).not.toHaveProperty('use');
  expect(read({ use: 'first#faq', surface: 'pink' }).problems).toEqual([
    expect.stringMatching(/^sections\.0\.surface: write one of plain, tinted, dark/),
  ]);
});

test('a section that the other page does not have is a problem', () => {
  expect(read({ use: 'first#steps' }).problems[0]).toMatch(/^sections\.0\.use: there is no such/);
});
