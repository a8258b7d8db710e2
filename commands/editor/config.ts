import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { formSchemaOf } from '../../pipeline/json-schemas.ts';
import { contentFolder } from '../../pipeline/content/read/content-file.ts';
import type { Collection, EditorConfig } from './documents.ts';
import { formsOf, labelOf } from './fields.ts';
import type { Field } from './fields.ts';

/** Names of fields that somewhere hold a longer text, which gets several lines. */
function longFields(texts: Iterable<string>): Set<string> {
  const long = new Set<string>();
  const visit = (value: unknown, name: string): void => {
    if (typeof value === 'string' && (value.length > 70 || value.includes('\n'))) long.add(name);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, one] of Object.entries(value))
      visit(one, Array.isArray(value) ? 'entry' : key);
  };
  for (const text of texts) {
    try {
      // Of Markdown, only the fields above the text.
      visit(parse(text.split('\n---')[0] ?? ''), '');
    } catch {
      // The checks report it.
    }
  }
  return long;
}

/** The forms of a site's content: facts, plan families, shared words, pages, articles, legal texts. */
export function editorConfig(root: string, languages: readonly string[]): EditorConfig {
  const folder = path.join(root, contentFolder);
  const names = globSync('**/*.{yaml,md}', { cwd: folder })
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const { fieldsOf, fieldOf } = formsOf(longFields(names.map(read)));

  const form = (name: string): Field[] => {
    const schema = formSchemaOf(name) ?? {};
    if (schema['properties']) return fieldsOf(schema);
    return [{ ...fieldOf('content', schema), whole: true }];
  };
  const list = (
    name: string,
    label: string,
    pattern: RegExp,
    asFile: (file: string) => string,
  ): Collection => ({
    name,
    label,
    files: names
      .filter((file) => pattern.test(file) && formSchemaOf(file))
      .map((file) => {
        const base = file.replace(/^.*\/|\.\w+$/g, '');
        return { name: base, label: labelOf(base), file: asFile(file), fields: form(file) };
      }),
  });
  /** Every language has a title and text of its own, and a copy of what is the same. */
  const markdown = (name: string): Field[] => {
    const body = { name: 'body', label: 'Text', widget: 'text', hint: 'Markdown' };
    return [...form(name), body].map((field) => {
      const i18n = !/^(?:date|updated|cover)$/.test(field.name);
      return Object.assign(field, { i18n, isSame: true });
    });
  };
  const texts = { extension: 'md', slug: '{{slug}}', create: true };
  const original = languages[0] ?? 'en';
  const shared = (file: string) => file.replace(/^[a-z]{2}/, '*');
  // What is the same in all languages is not translated, not even 'unlimited'.
  const plans = JSON.parse(
    JSON.stringify(fieldsOf(formSchemaOf('plans/new.yaml') ?? {})).replaceAll(
      '"i18n":true',
      '"i18n":false',
    ),
  ) as Field[];
  const words = fieldsOf(formSchemaOf(`${original}/plans/new.yaml`) ?? {});
  const plan = words.find(({ name }) => name === 'plans')?.fields?.[1]?.fields ?? [];
  const isPlans = ({ name }: Field) => name === 'plans';
  const family = [
    ...words.filter(({ name }) => !['plans', 'confirm'].includes(name)),
    ...plans.filter(isPlans).map((field) => {
      const fields = [...plan, ...(field.fields ?? [])];
      return Object.assign(field, { i18n: true, summary: '{{fields.name}}', fields });
    }),
    ...plans.filter((field) => !isPlans(field)),
    ...words.filter(({ name }) => name === 'confirm'),
  ];
  const collections: Collection[] = [
    {
      name: 'pages',
      label: 'Pages',
      label_singular: 'Page',
      folder: '*',
      extension: 'yaml',
      create: true,
      identifier_field: 'meta.label',
      summary: '{{meta.label}}',
      fields: form(`${original}/index.yaml`),
    },
    {
      name: 'plans',
      label: 'Plans and prices',
      label_singular: 'Family',
      folder: '*/plans',
      extension: 'yaml',
      create: true,
      identifier_field: 'name',
      fields: family,
    },
    {
      name: 'articles',
      label: 'Articles',
      label_singular: 'Article',
      folder: '*/blog',
      ...texts,
      fields: markdown(`${original}/blog/new.md`),
    },
    {
      name: 'legal',
      label: 'Legal texts',
      label_singular: 'Text',
      folder: '*/legal',
      ...texts,
      fields: markdown(`${original}/legal/new.md`),
    },
    list(
      'facts',
      'Company and facts',
      /^(\w+|plans\/(features|finder|home-cards))\.yaml$/,
      (file) => file,
    ),
    list(
      'words',
      'Shared words',
      new RegExp(`^${original}/(words/.*|plans/(features|finder|home-cards))\\.yaml$`),
      shared,
    ),
  ];
  return {
    backend: { name: 'proxy', proxy_url: '/api/v1' } as { name: string },
    load_config_file: false,
    publish_mode: 'simple',
    show_preview_links: false,
    media_folder: 'images',
    public_folder: '/',
    slug: { encoding: 'ascii', clean_accents: true },
    ...(languages.length > 1 && {
      i18n: { structure: 'single_file', locales: languages, default_locale: original },
    }),
    collections: collections.map((one) => {
      const i18n = languages.length > 1 && one.name !== 'facts';
      return Object.assign(one, { format: 'json', i18n });
    }),
    languages,
    prefix: '',
    preview: '',
  };
}
