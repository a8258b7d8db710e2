import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, parseDocument } from 'yaml';
import { isMain } from './cli/is-main.ts';
import { readFlags } from './cli/flags.ts';
import { exitWithError, UserError } from './cli/user-error.ts';
import { contentFolder, originalOf } from '../pipeline/content/read/content-file.ts';
import { splitFrontMatter } from '../pipeline/content/read/front-matter.ts';
import { isTranslation } from '../pipeline/content/read/translation.ts';
import { currentSource } from '../pipeline/content/read/translation-state.ts';
import type { Translation } from '../src/schema/language.ts';

const command = 'npm run translated';
const help = `Marks translated files as up to date with their English text.

  ${command} -- bn/index.yaml bn/blog/what-is-a-domain.md

They become drafts, because nobody has reviewed the new text yet.

Options:
  --reviewed  marks them as reviewed by somebody who reads the language
  --help      shows this text`;

/** A translated file's name in content, from any path that leads to it. */
function nameOf(root: string, typed: string): string {
  const folder = path.join(root, contentFolder);
  const places = [path.resolve(typed), path.resolve(root, typed), path.resolve(folder, typed)];
  const file = places.find((place) => place.startsWith(`${folder}${path.sep}`)) ?? typed;
  const name = path.relative(folder, file).split(path.sep).join('/');
  const shown = `${contentFolder}/${name}`;
  if (!/\.(yaml|md)$/.test(name) || !isTranslation(name)) {
    throw new UserError(`${typed} is not a translated file. Name one such as bn/index.yaml.`);
  }
  const original = `${contentFolder}/${originalOf(name)}`;
  if (!existsSync(path.join(root, original))) {
    throw new UserError(`${shown} is not a translation: there is no ${original}. Check the name.`);
  }
  if (!existsSync(path.join(root, shown))) {
    throw new UserError(`There is no ${shown}. Copy ${original} there and translate it first.`);
  }
  return name;
}

/** Writes the translation's state into YAML: in place of the old state, or before the first field. */
function stampYaml(text: string, { status, source }: Translation): string {
  const block = `translation:\n  status: ${status}\n  source: '${source}'\n`;
  const { contents } = parseDocument(text);
  const fields = isMap(contents) ? contents.items : [];
  const isOld = ({ key }: { key: unknown }) => isScalar(key) && key.value === 'translation';
  const placeOf = (field: (typeof fields)[number] | undefined) =>
    isScalar(field?.key) ? (field.key.range?.[0] ?? text.length) : text.length;
  const index = fields.findIndex(isOld);
  const start = placeOf(fields[Math.max(index, 0)]);
  const end = index < 0 ? start : placeOf(fields[index + 1]);
  return text.slice(0, start) + block + text.slice(end);
}

/** Writes the translation's state into a YAML or Markdown file. */
function stamp(name: string, text: string, translation: Translation): string {
  if (name.endsWith('.yaml')) return stampYaml(text, translation);
  const { head = '', body = '' } = splitFrontMatter(text);
  return `---\n${stampYaml(`${head}\n`, translation).trimEnd()}\n---\n${body}`;
}

/** Stamps the files named on the command line. */
export function translated(root: string, args: readonly string[]): void {
  const isFlag = (word: string) => word.startsWith('-');
  const flags = readFlags(
    args.filter(isFlag),
    { reviewed: { type: 'boolean' }, help: { type: 'boolean' } },
    command,
  );
  if (flags.help) return console.log(help);
  const typed = args.filter((word) => !isFlag(word));
  if (typed.length === 0) {
    throw new UserError(`Name the files to mark, e.g. ${command} -- bn/index.yaml`);
  }
  const status = flags.reviewed ? 'reviewed' : 'draft';
  // All names are checked before the first file is written.
  for (const name of typed.map((file) => nameOf(root, file))) {
    const file = path.join(root, contentFolder, name);
    const text = readFileSync(file, 'utf8').normalize('NFC');
    writeFileSync(file, stamp(name, text, { status, source: currentSource(root, name) }));
    console.log(`${contentFolder}/${name} is up to date (${status}).`);
  }
}

if (isMain(import.meta.url)) {
  try {
    translated(path.resolve(import.meta.dirname, '..'), process.argv.slice(2));
  } catch (error) {
    exitWithError(error);
  }
}
