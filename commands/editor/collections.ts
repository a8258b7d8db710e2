import {
  contentFolder,
  isPageFile,
  languageOf,
  languagesOf,
} from '../../pipeline/content/read/content-file.ts';
import { isArticleName } from './content-names.ts';
import { formOf } from './form.ts';
import type { Form } from './form.ts';
import { isObject, labelOf } from './shape.ts';
import type { FormField } from './shape.ts';

/** A group of forms in the menu on the left: a list of files, or a folder in which files can be created. */
export interface Collection {
  name: string;
  label: string;
  files?: { name: string; label: string; file: string; fields: FormField[] }[];
  [option: string]: unknown;
}

/** The server converts files to JSON and back, so Decap CMS never sees YAML. */
const asJson = { format: 'json', editor: { preview: false } };

/** The folder that a file is listed under: `plans`, `en/words`, `en/pages`; empty for the facts at the top. */
function folderOf(name: string): string {
  if (isPageFile(name)) return `${languageOf(name) ?? ''}/pages`;
  return name.split('/').slice(0, -1).join('/');
}

function collectionName(folder: string): string {
  return folder === '' ? 'facts' : folder.replaceAll('/', '-');
}

function entryName(name: string): string {
  const [, base = '', extension] = /([^/]+)\.(\w+)$/.exec(name) ?? [];
  return extension === 'md' ? `${base}-text` : base;
}

/** The address of a file's form on the editor's page. */
export function formAddress(name: string): string {
  if (isArticleName(name)) {
    return `#/collections/${articlesName(name)}/entries/${entryName(name).replace(/-text$/, '')}`;
  }
  return `#/collections/${collectionName(folderOf(name))}/entries/${entryName(name)}`;
}

function articlesName(name: string): string {
  return `${languageOf(name) ?? ''}-articles`;
}

/** A page is listed under the name that menus show. */
function fileLabel(name: string, { data }: Form): string {
  const { meta, title } = data;
  if (name.endsWith('.md')) return `${String(title)} (text)`;
  const label = isObject(meta) ? meta['label'] : undefined;
  return typeof label === 'string' ? label : labelOf(entryName(name));
}

/** The collections of Decap CMS for the given files. */
export function collectionsOf(forms: ReadonlyMap<string, Form>): Collection[] {
  const languages = languagesOf(forms.keys());
  const languageNames = new Intl.DisplayNames('en', { type: 'language' });
  const named = (label: string, language: string | undefined) =>
    languages.length > 1 && language !== undefined
      ? `${label} (${languageNames.of(language) ?? language})`
      : label;
  const collections = new Map<string, Collection>();
  for (const [name, form] of forms) {
    const language = languageOf(name);
    if (isArticleName(name)) {
      const folder = folderOf(name);
      collections.set(articlesName(name), {
        name: articlesName(name),
        label: named('Articles', language),
        label_singular: 'Article',
        folder: `${contentFolder}/${folder}`,
        extension: 'md',
        create: true,
        delete: false,
        slug: '{{slug}}',
        sortable_fields: ['date', 'title'],
        fields: formOf(`${folder}/new.md`, '').fields,
        ...asJson,
      });
      continue;
    }
    const folder = folderOf(name);
    const key = collectionName(folder);
    const collection = collections.get(key) ?? {
      name: key,
      label: named(folderLabel(folder), language),
      files: [],
      ...asJson,
    };
    collection.files?.push({
      name: entryName(name),
      label: fileLabel(name, form),
      file: `${contentFolder}/${name}`,
      fields: form.fields,
    });
    collections.set(key, collection);
  }
  return [...collections.values()];
}

function folderLabel(folder: string): string {
  const [, area] = /^([a-z]{2})(?:\/|$)(.*)$/.exec(folder)?.slice(1) ?? [];
  if (folder === '') return 'Company and facts';
  if (folder === 'plans') return 'Plans and prices';
  if (area === 'words') return 'Shared words';
  if (area === 'plans') return 'Plans: words';
  return labelOf(area ?? folder);
}
