import path from 'node:path';
import { expect, test } from 'vitest';
import { contentIcons, iconProblems } from './icons.ts';
import { describeProblem } from './read/problem.ts';
import { changed, contentWith } from './read/test-content.ts';

const root = path.resolve(import.meta.dirname, '../../tests/fixtures/site');
const contact = 'en/words/contact-ways.yaml';

test.each([
  ['a page', 'en/websites.yaml', ['page', 'icon'], 'page.icon'],
  ['words', contact, ['ways', 0, 'icon'], 'ways.0.icon'],
  ['a plan', 'plans/sites.yaml', ['plans', 0, 'icon'], 'plans.0.icon'],
])('an unknown icon in %s is reported with its place', (_, file, field, place) => {
  const content = contentWith({ [file]: changed(file, field, 'fax') });
  expect(iconProblems(root, content).map(describeProblem)).toEqual([
    expect.stringMatching(new RegExp(`^content/${file}:\\d+: ${place}: there is no icon 'fax'`)),
  ]);
});

test('any icon of Lucide may be named', () => {
  const content = contentWith({ [contact]: changed(contact, ['ways', 0, 'icon'], 'ferris-wheel') });
  expect(iconProblems(root, content)).toEqual([]);
  expect(contentIcons(content).map(({ icon }) => icon)).toContain('ferris-wheel');
});
