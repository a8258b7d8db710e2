import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { contentWith, problemsWith } from './test-content.ts';
import { valueOf } from './known-files.ts';

const file = 'en/hosting/managed-hosting.yaml';
const hero = { section: 'hero', eyebrow: 'Hosting', title: 'We run it', lead: 'You write.' };
const meta = {
  title: 'Managed Hosting',
  label: 'Managed hosting',
  description: 'Managed hosting in Bangladesh. We install updates and restore backups for you.',
};
const registry = [...valueOf(contentWith({}).files, 'pages.yaml')]
  .filter(({ article }) => !article)
  .map(({ title: _1, label: _2, note: _3, description: _4, canonical: _5, ...page }) => page);
const entry = { path: '/managed-hosting', view: 'hosting/composed', menus: [], inSitemap: true };
const pages = stringify([...registry, entry]);

/** The content with a page of these sections. */
function withSections(sections: unknown) {
  return { 'pages.yaml': pages, [file]: stringify({ meta, sections }) };
}

test('a page of sections needs an entry and its text, but no schema of its own', () => {
  const { problems, files } = contentWith(withSections([hero]));
  expect(problems).toEqual([]);
  expect(files.get(file)?.value).toMatchObject({ sections: [hero] });
});

test('the example in the docs is valid', () => {
  const docs = readFileSync(path.join(import.meta.dirname, '../docs/adding-a-page.md'), 'utf8');
  const [, example = ''] =
    /```yaml\n(# \S+managed-hosting\.yaml\nmeta:.*?sections:.*?)```/s.exec(docs) ?? [];
  expect(example).toContain('section: plans');
  expect(problemsWith({ 'pages.yaml': pages, [file]: example })).toEqual([]);
});

describe('each mistake names its file, line and field', () => {
  const steps = { section: 'steps', title: 'How it works', steps: [{ title: 'One', text: 'x' }] };
  const faq = {
    section: 'faq',
    title: 'Questions',
    lead: 'Ask us.',
    entries: [{ question: 'Why?', answer: ['Because.'] }],
  };
  const table = { section: 'table', title: 'Sizes', columns: ['Plan', 'Disk'], rows: [['A', 'B']] };

  test.each<[string, unknown, string]>([
    ['no sections', undefined, 'sections: this field is missing; add it'],
    [
      'an unknown section',
      [hero, { section: 'carousel' }],
      ':11: sections.1.section: write which section this is: one of hero, text, image,',
    ],
    [
      'a section without its name',
      [hero, { title: 'x' }],
      'sections.1.section: write which section',
    ],
    [
      'a missing field',
      [hero, { ...steps, steps: undefined }],
      ':11: sections.1.steps: this field is missing; add it',
    ],
    [
      'a field of another section',
      [hero, { ...steps, columns: 3 }],
      ':16: sections.1.columns: there is no such field; leave it out, or write one of section, title',
    ],
    [
      'an unknown icon',
      [hero, { section: 'features', title: 'x', features: [{ icon: 'y', title: 'x', text: 'x' }] }],
      'sections.1.features.0.icon: there is no such icon',
    ],
    [
      'plans without a family',
      [hero, { section: 'plans', title: 'x', lead: 'x', note: 'x', family: 'shared' }],
      'sections.1.family: include a file of plans, such as plans/shared.yaml',
    ],
    [
      'a link to a page that does not exist',
      [{ ...hero, actions: [{ label: 'Go', to: '/nowhere' }] }],
      'sections.0.actions.0.to: there is no page /nowhere',
    ],
    [
      'a link in a text to a page that does not exist',
      [hero, { section: 'text', title: 'x', text: 'See [this](/nowhere).' }],
      'sections.1.text.0.children.1.to: there is no page /nowhere',
    ],
    [
      'a heading in a text',
      [hero, { section: 'text', title: 'x', text: '# Heading' }],
      'sections.1.text: write paragraphs, lists, **bold** or *italic* words and links',
    ],
    [
      'a row that is too long',
      [
        hero,
        {
          ...table,
          rows: [
            ['A', 'B'],
            ['C', 'D', 'E'],
          ],
        },
      ],
      'sections.1.rows.1: write 2 cells, one for each column (there are 3)',
    ],
    ['no hero', [steps], 'sections.0: start the page with a hero, which has its heading'],
    ['a second hero', [hero, hero], 'sections.1: a page can have one hero; remove this one'],
    ['a second FAQ', [hero, faq, faq], 'sections.2: a page can have one faq; remove this one'],
    [
      'an unknown fact',
      [{ ...hero, lead: 'From {cty}' }],
      'sections.0.lead: there is no fact {cty}; write one of {brand}',
    ],
  ])('%s', (_, sections, message) => {
    const problems = problemsWith(withSections(sections));
    expect(problems[0]).toContain(message);
    expect(problems[0]).toMatch(/^content\/en\/hosting\/managed-hosting\.yaml:/);
  });

  test('a file that no page uses', () => {
    const { 'pages.yaml': _, ...words } = withSections([hero]);
    expect(problemsWith(words)).toEqual([
      `content/${file}: no page or block uses this file; name it after one, or remove it`,
    ]);
  });

  test('a page without its file', () => {
    expect(problemsWith({ 'pages.yaml': pages })).toEqual([
      expect.stringContaining(`there is no content/${file}; add it with the page's text`),
    ]);
  });
});
