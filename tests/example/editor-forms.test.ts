import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, expect, test } from 'vitest';
import { contentFolder } from '../../pipeline/content/read/content-file.ts';
import { formatContent, formatText } from '../../commands/format-content.ts';
import { contentNames } from '../../commands/editor/content-names.ts';
import { formOf } from '../../commands/editor/form.ts';
import type { FormField } from '../../commands/editor/shape.ts';

const root = path.resolve(import.meta.dirname, '../..');
const names = contentNames(root);
const read = (name: string) => readFileSync(path.join(root, contentFolder, name), 'utf8');

/** What a browser sends if nobody changed anything. */
function asSent(data: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}

test('every YAML file and every Markdown text has a form', () => {
  const files = globSync(['**/*.yaml', '*/{blog,legal}/*.md'], {
    cwd: path.join(root, contentFolder),
  });
  expect(names).toHaveLength(files.length);
});

test.each(names)('a save without changes leaves %s as it is', (name) => {
  const form = formOf(name, read(name));
  expect(form.write(asSent(form.data))).toBe(read(name));
});

function allFields(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => {
    const inside = [field['fields'], field['types'], field['field']].flat() as FormField[];
    return [field, ...allFields(inside.filter(Boolean))];
  });
}

test.each(names)('the form of %s explains every value', (name) => {
  const fields = allFields(formOf(name, read(name)).fields).filter(
    ({ widget, name: key }) => !['object', 'list', 'hidden'].includes(widget) && key !== 'key',
  );
  expect(fields.filter(({ hint }) => hint === undefined)).toEqual([]);
});

/** One function for each text in a form's data; calling it changes that text. A section's kind is no text. */
function changesOf(parts: Record<string, unknown>): (() => void)[] {
  return Object.entries(parts).flatMap(([key, value]) => {
    if (key === 'section') return [];
    if (typeof value === 'string') return () => (parts[key] = `${value} and more`);
    const isBlock = typeof value === 'object' && value !== null;
    return isBlock ? changesOf(value as Record<string, unknown>) : [];
  });
}

const temporary = mkdtempSync(path.join(tmpdir(), 'forms-'));
afterAll(() => rmSync(temporary, { recursive: true }));

test('a changed text changes its own lines and no others, in every file', () => {
  const files = names.map((name) => {
    const form = formOf(name, read(name));
    const data = asSent(form.data);
    const changes = changesOf(data);
    changes[Math.floor(changes.length / 2)]?.();
    const file = path.join(temporary, contentFolder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, form.write(data));
    return { name, file, form, data };
  });
  writeFileSync(
    path.join(temporary, '.oxfmtrc.json'),
    readFileSync(path.join(root, '.oxfmtrc.json')),
  );
  formatContent(temporary);
  const comments = (lines: readonly string[]) => lines.filter((line) => /^ *#/.test(line));
  const wrong = files.filter(({ name, file, form, data }) => {
    const after = readFileSync(file, 'utf8');
    const [before, now] = [read(name).split('\n'), after.split('\n')];
    const changed = now.filter((line) => !before.includes(line));
    const keepsComments = comments(now).join() === comments(before).join();
    return !form.isWritten(after, data) || changed.length > 3 || !keepsComments;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

/** New values of a form by path; a function gets the old value. */
type Changes = Readonly<Record<string, unknown>>;
type Pairs = { key?: string; value: unknown }[];

/** The text of a file after its form was changed. */
function saved(name: string, changes: Changes, source = read(name)): string {
  const form = formOf(name, source);
  const data = asSent(form.data);
  for (const [place, value] of Object.entries(changes)) {
    const keys = place.split('.');
    const last = keys.pop() ?? '';
    const block = keys.reduce((parts, key) => parts[key] as Record<string, unknown>, data);
    block[last] =
      typeof value === 'function' ? (value as (old: unknown) => unknown)(block[last]) : value;
  }
  return formatText(root, `${contentFolder}/${name}`, form.write(data));
}

const shared = 'plans/shared.yaml';
const home = 'en/index.yaml';
const faqEntries = `sections.${[...read(home).matchAll(/^ {2}- (?:section|use): (.*)/gm)].findIndex(([, name]) => name === 'faq')}.entries`;

test('a price keeps its place between the braces', () => {
  expect(saved(shared, { 'plans.0.listPrice.monthly': 150 })).toBe(
    read(shared).replace('monthly: 100,', 'monthly: 150,'),
  );
});

test('moved entries keep their comments', () => {
  const source = read(home).replace(
    '      - figure: 100+',
    '      # Counted in May\n      - figure: 100+',
  );
  const text = saved(
    home,
    { 'sections.0.facts': (facts: unknown[]) => facts.toReversed() },
    source,
  );
  expect(text).toMatch(/facts:\n {6}# Counted in May\n {6}- figure: 100\+/);
});

test('what the form does not show is kept: other fields, includes, comments', () => {
  const source = read(home).replace(
    /- section: homeHero\n/,
    '$&    # Mine\n    own: { a: [1, 2] } # Kept\n',
  );
  expect(saved(home, { 'sections.0.title': 'New' }, source)).toBe(
    source.replace('title: Fast. Secure. Affordable.', 'title: New'),
  );
});

test('a section can be added, moved, and taken from another page', () => {
  const added = [
    { section: 'use', use: 'web-hosting#faq', surface: 'tinted' },
    { section: 'planFinder' },
  ];
  const text = saved(home, { sections: (all: unknown[]) => [...all.toReversed(), ...added] });
  expect(text).toMatch(/sections:\n {2}- section: faq\n[^]*- section: homeHero\n/);
  expect(text).toContain(
    '  - use: web-hosting#faq\n    surface: tinted\n  - section: planFinder\n',
  );
});

test('forms list sections by area, those of a translation show only words', () => {
  const typesOf = (name: string) =>
    (formOf(name, read(name)).fields.find((field) => field.name === 'sections')?.['types'] ??
      []) as FormField[];
  expect(typesOf(home).map(({ label }) => label)).toContain('Home: Home hero');
  const faq = (name: string) => typesOf(name).find((type) => type.name === 'faq')?.['fields'];
  expect(faq(home)).toContainEqual(expect.objectContaining({ name: 'surface' }));
  const [first] = faq('bn/index.yaml') as FormField[];
  expect(first).toMatchObject({ name: 'title', required: false });
  expect(faq('bn/index.yaml')).not.toContainEqual(expect.objectContaining({ name: 'surface' }));
});

test('an entry can be added and removed', () => {
  const added = { question: 'Why: us?', answer: ['Because.'] };
  const text = saved(home, {
    [faqEntries]: (entries: unknown[]) => [...entries.toSpliced(1, 2), added],
  });
  expect(text).toContain("      - question: 'Why: us?'\n        answer:\n          - Because.\n");
  expect(text).not.toContain('What is VPS');
});

test('records are written in the order of the form', () => {
  const text = saved(shared, {
    'plans.0.features': ([storage, ...others]: Pairs) => [
      ...others,
      storage,
      { key: 'backups', value: '7 days' },
    ],
  });
  expect(text).toContain('    features:\n      bandwidth: unlimited\n');
  expect(text).toContain('      apps: true\n      storage: 1\n      backups: 7 days\n');
});

test('empty fields are left out, and a switch is either true or absent', () => {
  const text = saved(shared, {
    'plans.1.highlighted': false,
    'plans.0.highlighted': true,
    'plans.2.listPrice.annually': '',
  });
  expect(text.match(/highlighted: .*/g)).toEqual(['highlighted: true']);
  expect(text).toContain('listPrice: { monthly: 1000 }');
});

test('a new field is inserted in the order of the schema', () => {
  const text = saved(shared, { 'plans.0.highlighted': true });
  expect(text).toMatch(/listPrice: .*\n {4}highlighted: true\n/);
});

const add = (pair: Pairs[number]) => (pairs: Pairs) => [...pairs, pair];

test.each<[string, Changes, RegExp]>([
  [
    shared,
    { 'plans.0.features': add({ key: 'storage', value: '2' }) },
    /^plans\.0\.features: 'storage' is in the list twice; remove one of the two$/,
  ],
  [
    shared,
    { 'plans.0.features': add({ value: '2' }) },
    /^plans\.0\.features: an entry has no name/,
  ],
])('rejects a change that cannot be written to %s', (name, changes, message) => {
  expect(() => saved(name, changes)).toThrow(message);
});

test('a value without a field of its own is edited as YAML', () => {
  const source = read(home).replace(/ {4}facts:\n[^]*?fromPrice/, '    facts: soon\n    fromPrice');
  expect(saved(home, { 'sections.0.facts': 'later' }, source)).toContain('    facts: later\n');
  expect(() => saved(home, { 'sections.0.facts': '{ a' }, source)).toThrow(
    /^sections\.0\.facts, line 1: this is not valid YAML/,
  );
});

test('a broken file is reported with its line', () => {
  expect(() => formOf(home, 'meta:\n\ttitle: x\n')).toThrow(
    /^content\/en\/index\.yaml:2: .*Correct it in a text editor/,
  );
});

test('a new article gets its front matter', () => {
  const form = formOf('en/blog/new.md', '');
  const text = form.write({ title: 'A: b', date: '2026-11-01', body: '## One\n\nText.' });
  expect(text).toBe("---\ntitle: 'A: b'\ndate: 2026-11-01\n---\n\n## One\n\nText.\n");
});
