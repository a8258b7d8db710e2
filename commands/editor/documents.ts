import { parseDocument } from 'yaml';
import {
  fieldsFromForm,
  fieldsToForm,
  follow,
  fromForm,
  isEmpty,
  isObject,
  toForm,
} from './convert.ts';
import type { Data } from './convert.ts';
import type { Field } from './fields.ts';
import { mergeYaml } from './merge-yaml.ts';

/** What Decap CMS calls a collection: forms of certain files, or of all in a folder. */
export interface Collection {
  name: string;
  label: string;
  folder?: string;
  fields?: Field[];
  files?: { name: string; label: string; file: string; fields: Field[] }[];
  [option: string]: unknown;
}

export interface EditorConfig {
  backend: { name: string };
  collections: readonly Collection[];
  /** The first one is the original. */
  languages: readonly string[];
  /** What paths in the repository begin with. */
  prefix: string;
  /** Where pages can be seen. */
  preview: string;
  [option: string]: unknown;
}

/** The texts of a form's files; null for a file that does not exist. */
export type Texts = readonly (string | null)[];

/** In place of a language: `*\/vps.yaml` is the form of `en/vps.yaml` and `bn/vps.yaml`. */
const any = '*';

/** A form edits a page, a plan family, an article in all languages at once, so it has several files. */
export class Documents {
  readonly #config: EditorConfig;

  constructor(config: EditorConfig) {
    this.#config = config;
  }

  #isFamily(path: string): boolean {
    return (
      this.#config.collections.some(
        ({ folder }) => folder === `${any}/plans` && path.startsWith(folder),
      ) && !this.#listed(path)
    );
  }

  #listed(path: string) {
    return this.#config.collections
      .flatMap(({ files = [] }) => files)
      .find(({ file }) => file === path);
  }

  #fields(path: string): readonly Field[] {
    const folder = path.slice(0, path.lastIndexOf('/'));
    return (
      this.#listed(path)?.fields ??
      this.#config.collections.find((one) => one.folder === folder)?.fields ??
      []
    );
  }

  /** The paths of a form's files. The first of a plan family has what is the same in all languages. */
  files(path: string): string[] {
    const { languages, prefix } = this.#config;
    const words = path.startsWith(any)
      ? languages.map((language) => language + path.slice(1))
      : [path];
    return [...(this.#isFamily(path) ? [path.slice(2)] : []), ...words].map(
      (file) => prefix + file,
    );
  }

  /** The form that edits a file. */
  pathOf(file: string): string {
    const name = file.slice(this.#config.prefix.length);
    const shared = name.replace(/^[a-z]{2}(?=\/)/, any);
    return this.#isFamily(`${any}/${name}`) && name.startsWith('plans/')
      ? `${any}/${name}`
      : shared;
  }

  /** The address of a form on the editor's page. */
  addressOf(path: string): string | undefined {
    const base = path.replace(/^.*\/|\.\w+$/g, '');
    for (const { name, folder, files } of this.#config.collections) {
      const file =
        files?.find((one) => one.file === path)?.name ??
        (path.slice(0, path.lastIndexOf('/')) === folder ? base : undefined);
      if (file !== undefined) return `#/collections/${name}/entries/${file}`;
    }
    return undefined;
  }

  /** The data of a form, as Decap CMS wants it. */
  open(path: string, texts: Texts): string {
    const fields = this.#fields(path);
    const isFamily = this.#isFamily(path);
    const [facts, ...spoken] = isFamily ? texts : [null, ...texts];
    const forms = spoken.map((text, index) => {
      if (text === null) return undefined;
      const own = read(path, text);
      const value =
        isFamily && isObject(own) ? joined(read(path, facts ?? ''), own, index === 0) : own;
      const [first] = fields;
      if (first?.['whole'] === true) {
        const { translation, ...words } = isObject(value) ? value : {};
        return { [first.name]: toForm(first, isObject(value) ? words : value), translation };
      }
      if (!isObject(value)) throw new Error(`${path} has no fields`);
      return fieldsToForm(fields, value);
    });
    return JSON.stringify(this.#isTranslated(path) ? this.#byLanguage(forms) : forms[0]);
  }

  #isTranslated(path: string): boolean {
    return path.startsWith(any) && this.#config.languages.length > 1;
  }

  #byLanguage(forms: readonly unknown[]): object {
    return Object.fromEntries(
      this.#config.languages.map((language, index) => [language, forms[index]]),
    );
  }

  #completed(fields: readonly Field[], words: unknown, original: unknown): unknown {
    const followed = follow(words, original);
    if (!isObject(followed) || !isObject(original) || isEmpty(followed)) return followed;
    const same = fields.filter(({ name, i18n, isSame }) => isSame && !i18n && name in original);
    return { ...followed, ...Object.fromEntries(same.map(({ name }) => [name, original[name]])) };
  }

  /** The texts of a form's files with what was sent. What did not change keeps its words, comments and lines. */
  save(path: string, sent: string, texts: Texts): Texts {
    const fields = this.#fields(path);
    const data = JSON.parse(sent) as Data;
    const [original, ...others] = this.#isTranslated(path)
      ? this.#config.languages.map((language) => data[language])
      : [data];
    const values = [
      original,
      ...others.map((words) => this.#completed(fields, words, original)),
    ].map((form) => {
      if (!isObject(form)) return undefined;
      const [first] = fields;
      if (first?.['whole'] !== true) return fieldsFromForm(fields, form);
      const value = fromForm(first, form[first.name]);
      const { translation } = form;
      return translation && value instanceof Map
        ? new Map([['translation', translation], ...(value as Map<string, unknown>)])
        : value;
    });
    const written = this.#isFamily(path) ? split(fields, values as Data[]) : values;
    return written.map((value, index) => {
      const old = texts[index] ?? null;
      const isNothing = value === undefined || (old === null && isEmpty(value));
      return isNothing ? old : write(path, old ?? '', value);
    });
  }
}

const frontMatter = /^---\n([^]*?)\n---\n([^]*)$/;

function read(path: string, text: string): unknown {
  const [, head = text, body] = frontMatter.exec(text.replaceAll('\r\n', '\n')) ?? [];
  const document = parseDocument(head);
  if (document.errors[0]) throw new Error(`${path}: ${document.errors[0].message}`);
  const data: unknown = document.toJS();
  return body === undefined ? data : { ...(data as Data), body: body.trim() };
}

function write(path: string, text: string, value: unknown): string {
  if (!path.endsWith('.md')) return mergeYaml(text, value);
  const { body = '', ...fields } = value as Data;
  const [, head = '', before] = frontMatter.exec(text) ?? [];
  const after = before?.trim() === body ? before : `\n${String(body).trim()}\n`;
  return `---\n${mergeYaml(head, fields).trimEnd()}\n---\n${after}`;
}

/** A family's facts and words as one; a translation has only its words, in the order of the plans. */
function joined(facts: unknown, words: Data, isOriginal: boolean): Data {
  const { plans = [], ...family } = facts as { plans?: readonly Data[] };
  const named = (words['plans'] ?? {}) as Readonly<Record<string, Data>>;
  const all = plans.map((plan) => Object.assign({}, isOriginal && plan, named[String(plan['id'])]));
  return { ...(isOriginal && family), ...words, plans: all };
}

/** The facts of a family, its words, and those in other languages. */
function split(
  fields: readonly Field[],
  [family = {}, ...others]: readonly Data[],
): (Data | undefined)[] {
  const words = (own: readonly Field[]) =>
    new Set(['confirm', 'translation', ...own.flatMap(({ name, i18n }) => (i18n ? name : []))]);
  const plan = words(fields.find(({ name }) => name === 'plans')?.fields ?? []);
  const pick = (data: Data, names: ReadonlySet<string>, isIn: boolean) =>
    Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name) === isIn));
  const { plans: all = [], ...rest } = family as { plans?: readonly Data[] } & Data;
  const facts = {
    ...pick(rest, words(fields), false),
    plans: all.map((one) => pick(one, plan, false)),
  };
  const spoken = [family, ...others].map((data) => {
    const plans = (data?.['plans'] ?? []) as readonly Data[];
    const named = plans.map((one, index) => [String(all[index]?.['id']), pick(one, plan, true)]);
    return (
      data &&
      Object.assign(pick(data, words(fields), true), { plans: Object.fromEntries(named) as Data })
    );
  });
  return [facts, ...spoken];
}
