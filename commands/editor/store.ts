import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../../pipeline/content/read/content-file.ts';
import { formatText } from '../format-content.ts';
import { contentNames, isArticleName } from './content-names.ts';
import { FormError } from './form-error.ts';
import { formOf } from './form.ts';
import type { Form } from './form.ts';
import { isObject } from './shape.ts';

/** The key in every form's data that identifies the text of the file it was opened with. */
const versionKey = '$version';

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Reads and writes content files as forms; refuses all other files. */
export class Store {
  readonly #root: string;
  /** The hash of what each open form saved last, by the version it was opened with. */
  readonly #saved = new Map<string, string>();
  /** The fields that were sent to the page, by file. */
  #shown = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** All forms, which the page shows from now on. A file that cannot be parsed has none. */
  open(): ReadonlyMap<string, Form> {
    const forms = new Map<string, Form>();
    for (const name of contentNames(this.#root)) {
      try {
        forms.set(name, formOf(name, readFileSync(this.#file(name), 'utf8')));
      } catch (error) {
        if (!(error instanceof FormError)) throw error;
      }
    }
    this.#shown = new Map([...forms].map(([name, { fields }]) => [name, JSON.stringify(fields)]));
    return forms;
  }

  /** Whether the page has a form for a file. */
  hasForm(name: string): boolean {
    return this.#shown.has(name);
  }

  #file(name: string): string {
    return path.join(this.#root, contentFolder, name);
  }

  /** The name of a file that has a form; throws for all other files. */
  #editableName(file: unknown, mayBeNew: boolean): string {
    const name =
      typeof file === 'string' && file.startsWith(`${contentFolder}/`)
        ? file.slice(contentFolder.length + 1)
        : '';
    if (contentNames(this.#root).includes(name)) return name;
    if (mayBeNew && isArticleName(name)) return name;
    throw new FormError(
      `${String(file)} has no form; only files in ${contentFolder} can be edited`,
    );
  }

  /** The paths of a folder's articles. */
  articlesIn(folder: unknown): string[] {
    return contentNames(this.#root)
      .filter((name) => isArticleName(name) && `${contentFolder}/${path.dirname(name)}` === folder)
      .map((name) => `${contentFolder}/${name}`);
  }

  /** The data of a file's form, as JSON. */
  read(file: unknown): string {
    const name = this.#editableName(file, false);
    const source = readFileSync(this.#file(name), 'utf8');
    const { data, fields } = formOf(name, source);
    const shown = this.#shown.get(name);
    // Articles share one form, whatever they contain.
    if (!isArticleName(name) && shown !== undefined && shown !== JSON.stringify(fields)) {
      throw new FormError(`${String(file)} now has different fields; reload this page`);
    }
    return JSON.stringify({ ...data, [versionKey]: `${hash(source)}-${randomUUID()}` });
  }

  /** Writes a form's data into its file, formatted like the other files. */
  write(file: unknown, json: unknown): void {
    const name = this.#editableName(file, true);
    const sent: unknown = JSON.parse(String(json));
    const { [versionKey]: version, ...data } = isObject(sent) ? sent : {};
    const target = this.#file(name);
    const source = existsSync(target) ? readFileSync(target, 'utf8') : '';
    if (source !== '') this.#refuseOverwriting(String(file), version, source);
    const form = formOf(name, source);
    const text = formatText(this.#root, `${contentFolder}/${name}`, form.write(data));
    if (!form.isWritten(text, data)) {
      throw new FormError(
        `The formatter would change the words of ${String(file)}; edit it in a text editor`,
      );
    }
    writeFileSync(`${target}.saving`, text);
    renameSync(`${target}.saving`, target);
    if (typeof version === 'string') this.#saved.set(version, hash(text));
  }

  /** A form that was opened before the latest change would undo that change. */
  #refuseOverwriting(file: string, version: unknown, source: string): void {
    const opened = typeof version === 'string' ? version : '';
    const known = this.#saved.get(opened) ?? opened.split('-')[0];
    if (known === hash(source)) return;
    throw new FormError(
      `${file} has changed since you opened this form. Copy what you wrote, reload this page and enter it again`,
    );
  }
}
