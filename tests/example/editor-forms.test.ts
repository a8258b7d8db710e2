import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editorConfig } from '../../commands/editor/config.ts';
import { Documents } from '../../commands/editor/documents.ts';
import type { Texts } from '../../commands/editor/documents.ts';
import type { Field } from '../../commands/editor/fields.ts';

const root = path.resolve(import.meta.dirname, '../../content');
const config = editorConfig(path.dirname(root), ['en', 'bn']);
const documents = new Documents(config);
const names = globSync('**/*.{yaml,md}', { cwd: root, ignore: ['README.md'] });
const paths = [...new Set(names.map((name) => documents.pathOf(name)))];

type Form = Record<string, never>;

const read = (file: string) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null;
const textsOf = (form: string): Texts => documents.files(form).map(read);
const open = (form: string, texts = textsOf(form)) =>
  JSON.parse(documents.open(form, texts)) as Form;
const save = (form: string, data: unknown, texts = textsOf(form)) =>
  documents.save(form, JSON.stringify(data), texts);

/** The files of a form after a change to its data. */
function changed(form: string, change: (data: never) => void, texts = textsOf(form)) {
  const data = open(form, texts);
  change(data as never);
  return save(form, data, texts);
}

/** The lines that are new in each file. */
function newLines(form: string, after: Texts): string[] {
  return textsOf(form).flatMap((text, index) => {
    const before = (text ?? '').split('\n');
    return (after[index] ?? '').split('\n').filter((line) => !before.includes(line));
  });
}

test('every file has a form, which names it', () => {
  expect(paths.filter((form) => documents.addressOf(form) === undefined)).toEqual([]);
  expect(documents.addressOf(documents.pathOf('bn/plans/shared.yaml'))).toBe(
    '#/collections/plans/entries/shared',
  );
});

test.each(paths)('a save without changes leaves the files of %s as they are', (form) => {
  expect(save(form, open(form))).toEqual(textsOf(form));
});

/** One function for each text in a form's data; calling it changes that text. */
function changesOf(parts: Record<string, unknown>): (() => void)[] {
  const isKept = (key: string) => /^(\$.*|section|use|key|translation)$/.test(key);
  return Object.entries(parts).flatMap(([key, value]) => {
    if (isKept(key)) return [];
    if (typeof value === 'string') return () => (parts[key] = `${value} and more`);
    const isBlock = typeof value === 'object' && value !== null;
    return isBlock ? changesOf(value as Record<string, unknown>) : [];
  });
}

test.each(paths)('a changed text changes its own line and no other, in %s', (form) => {
  const data = open(form);
  const changes = changesOf(data);
  changes[Math.floor(changes.length / 2)]?.();
  const after = save(form, data);
  expect(newLines(form, after).length).toBeLessThanOrEqual(1);
  expect(after.map((text) => text?.split('\n').length)).toEqual(
    textsOf(form).map((text) => text?.split('\n').length),
  );
});

const fieldsOf = (own: readonly Field[]): Field[] =>
  own.flatMap((field) => [
    field,
    ...fieldsOf([field.fields ?? [], field.types ?? [], field.field ?? []].flat()),
  ]);

test('forms explain every value, and list sections by area', () => {
  const all = config.collections.flatMap(({ fields = [], files = [] }) =>
    fieldsOf([fields, ...files.map((file) => file.fields)].flat()),
  );
  const values = all.filter(({ widget }) => !['object', 'list', 'hidden'].includes(widget));
  expect(values.filter(({ hint }) => !hint)).toEqual([]);
  expect(all.map(({ label }) => label)).toContain('Home: Home hero');
});

const shared = '*/plans/shared.yaml';
const home = '*/index.yaml';
const redirects = 'redirects.yaml';

test('a price is changed in its line', () => {
  const after = changed(shared, (data: { en: { plans: { listPrice: { monthly: number } }[] } }) => {
    const [first] = data.en.plans;
    if (first) first.listPrice.monthly = 150;
  });
  expect(newLines(shared, after)).toEqual(['    listPrice: { monthly: 150, annually: 1200 }']);
});

interface Shared {
  en: { plans: Record<string, unknown>[] };
  bn: { plans: { name: string }[] };
}

test('plans have names, and can be moved, added and removed in all languages', () => {
  const [facts = '', english = '', bangla = ''] = changed(shared, ({ en, bn }: Shared) => {
    expect(en.plans.map(({ name }) => name)).toEqual([
      '1 GB Hosting',
      '5 GB Hosting',
      '10 GB Hosting',
    ]);
    expect(bn.plans[0]?.name).toBe('১ জিবি হোস্টিং');
    const [, five, ten] = en.plans;
    const fresh = {
      id: 99,
      name: '20 GB Hosting',
      description: 'New.',
      icon: 'trees',
      listPrice: { monthly: 9 },
      features: [{ key: 'storage', value: '20' }],
    };
    en.plans = [ten ?? {}, fresh, five ?? {}];
  }) as string[];
  const ids = (parse(facts) as { plans: { id: number }[] }).plans.map(({ id }) => id);
  expect(ids).toEqual([54, 99, 53]);
  expect(facts).toContain('# The plans in the order of the cards\nplans:\n  - id: 54\n');
  expect(Object.keys((parse(english) as Shared['en']).plans)).toEqual(['53', '54', '99']);
  expect(bangla).toMatch(/'53':\n {4}name: ৫ জিবি/);
  expect(bangla).not.toContain('১ জিবি হোস্টিং');
});

interface Page {
  en: { sections: Record<string, unknown>[] };
}

test('sections can be added, moved and taken from another page; the translation follows', () => {
  const [english = '', bangla = ''] = changed(home, ({ en }: Page) => {
    const used = { section: 'use', use: 'web-hosting#faq' };
    en.sections = [...en.sections.toReversed(), used, { section: 'planFinder' }];
  }) as string[];
  const added = '  - use: web-hosting#faq\n  - section: planFinder\n';
  expect(english).toMatch(/sections:\n {2}- section: faq\n[^]*- section: homeHero\n/);
  expect(english).toContain(added);
  expect(bangla).toMatch(/sections:\n {2}- section: faq\n[^]*- section: homeHero\n/);
  expect(bangla).toMatch(/- use: web-hosting#faq\n {2}- section: planFinder\n/);
});

test('moved entries keep their comments; what a form does not show is kept', () => {
  const texts = textsOf(home);
  const source = (texts[0] ?? '')
    .replace('      - figure: 100+', '      # Counted in May\n      - figure: 100+')
    .replace(/- section: homeHero\n/, '$&    # Mine\n    own: { a: [1, 2] } # Kept\n');
  const [after] = changed(
    home,
    ({ en }: { en: { sections: { facts: unknown[] }[] } }) => en.sections[0]?.facts.reverse(),
    [source, texts[1] ?? null],
  );
  expect(after).toMatch(/facts:\n {6}# Counted in May\n {6}- figure: 100\+/);
  expect(after).toContain('    # Mine\n    own: { a: [1, 2] } # Kept\n');
});

interface Redirects {
  redirects: Record<string, unknown>[];
}

test('redirects can be added, and none twice or without a name', () => {
  const add = (key?: string) => () =>
    changed(redirects, (data: Redirects) => data.redirects.push({ key, value: '/vps' }));
  expect(newLines(redirects, add('/old')())).toEqual(['  /old: /vps']);
  expect(add('/vps.php')).toThrow(
    "redirects: '/vps.php' is in the list twice; remove one of the two",
  );
  expect(add()).toThrow('redirects: an entry has no name; give it one, or remove it');
});

test('empty fields are left out, switches are true or absent, and numbers may be words', () => {
  const [facts = ''] = changed(shared, ({ en }: Shared) => {
    const [first = {}, second = {}] = en.plans;
    Object.assign(first, { highlighted: true, slug: '', setupFees: {} });
    Object.assign(second, { highlighted: false });
    const features = first['features'] as { key: string; value: string }[];
    for (const feature of features) if (feature.key === 'storage') feature.value = 'unlimited';
  }) as string[];
  expect(facts.match(/highlighted: .*/g)).toEqual(['highlighted: true']);
  expect(facts).not.toMatch(/slug|setupFees/);
  expect(facts).toContain('      storage: unlimited\n');
});

test('a new page, article and plan family become files of every language that has words', () => {
  const page = {
    meta: { label: 'Our story' },
    sections: [{ section: 'planFinder', title: 'A: b' }],
  };
  expect(save('*/our-story.yaml', { en: page, bn: {} }, [null, null])).toEqual([
    "meta:\n  label: Our story\nsections:\n  - section: planFinder\n    title: 'A: b'\n",
    null,
  ]);
  const article = { title: 'New', date: '2026-11-01', body: '## One\n\nText.' };
  expect(save('*/blog/new.md', { en: article }, [null, null])[0]).toBe(
    '---\ntitle: New\ndate: 2026-11-01\n---\n\n## One\n\nText.\n',
  );
  const family = { name: 'Games', id: 'games', plans: [{ id: 7, name: 'Small', icon: 'gamepad' }] };
  expect(save('*/plans/games.yaml', { en: family }, [null, null, null])).toEqual([
    'id: games\nplans:\n  - id: 7\n    icon: gamepad\n',
    "name: Games\nplans:\n  '7':\n    name: Small\n",
    null,
  ]);
});

test.each([
  ['not YAML', 'meta:\n\ttitle: x\n', /^\*\/index\.yaml: Tabs are not allowed as indentation/],
  [
    'of another shape',
    'sections: soon\n',
    /^sections: this has a value where the form needs a list$/,
  ],
  ['a list', '- a\n', /^\*\/index\.yaml has no fields$/],
])('a damaged file is named instead of shown: %s', (_, text, message) => {
  expect(() => documents.open(home, [text, null])).toThrow(message);
});

test('a file with strange keys loses nothing', () => {
  const texts = [
    '__proto__: { polluted: true }\nconstructor: 1\nmeta: { label: A }\nsections: []\n',
    null,
  ];
  const after = changed(
    home,
    ({ en }: { en: { meta: { label: string } } }) => (en.meta.label = 'B'),
    texts,
  );
  expect(after[0]).toBe(texts[0]?.replace('label: A', 'label: B'));
  expect({}).not.toHaveProperty('polluted');
});
