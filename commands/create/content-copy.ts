import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parseDocument } from 'yaml';
import type { Document } from 'yaml';

/** example.yaml: what belongs to the example. */
export interface Example {
  optionalPages: readonly string[];
  ownSections: Readonly<Record<string, readonly string[]>>;
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  wordsAbout: Readonly<Record<string, string>>;
  currencies: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
}

export type ContentCopy = ReturnType<typeof copyContent>;

/** Copies the example's content in some languages, to be changed. Comments in YAML files stay. */
export function copyContent(root: string, target: string, languages: readonly string[]) {
  const folder = path.join(target, 'content');
  cpSync(path.join(root, 'content'), folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.length === 2 && !languages.includes(name))
      rmSync(path.join(folder, name), { recursive: true });
  }
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const edit = (name: string, change: (file: Document) => void) => {
    const document = parseDocument(read(name));
    change(document);
    write(name, document.toString({ lineWidth: 0 }));
  };
  return {
    languages,
    read,
    write,
    edit,
    filesOf: (pattern: string) => globSync(pattern, { cwd: folder }).sort(),
    remove: (name: string) => rmSync(path.join(folder, name)),
    replace: (name: string, change: (text: string) => string) => write(name, change(read(name))),
    /** Changes a file and its translations, whose lists have the same order. */
    editAll(name: string, change: (file: Document) => void) {
      for (const language of languages) edit(`${language}/${name}`, change);
    },
  };
}
