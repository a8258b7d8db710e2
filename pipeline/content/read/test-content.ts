import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parse as parseValue, stringify } from 'yaml';
import { describeProblem } from './problem.ts';
import { contentFolder } from './content-file.ts';
import { checkContent } from './read-content.ts';
import type { Content } from './read-content.ts';
import { parseYaml } from './yaml-file.ts';

const root = path.resolve(import.meta.dirname, '../../../tests/fixtures/site');
const folder = path.join(root, contentFolder);

function find(pattern: string): string[] {
  return globSync(pattern, { cwd: folder });
}

function read(pattern: string): Map<string, string> {
  return new Map(
    find(pattern).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

const markdown = read('*/**/*.md');
const yaml = read('**/*.yaml');
// Mistakes are the same in every language; translation.test.ts covers translations.
yaml.set('site.yaml', fileText('site.yaml').replace(/^languages: .*$/m, 'languages: [en]'));

/** The files as they are, parsed once for all tests. */
const parsedYaml = new Map([...yaml].map(([name, text]) => [name, parse(name, text)]));

function parse(name: string, text: string) {
  return parseYaml(`${contentFolder}/${name}`, text);
}

/** The text of one file of the fixture. */
export function fileText(name: string): string {
  return yaml.get(name) ?? markdown.get(name) ?? '';
}

/** The fixture in English with some files replaced; undefined removes a file. */
export function contentWith(
  files: Readonly<Record<string, string | undefined>>,
  { drafts = false } = {},
): Content {
  const parsed = new Map(parsedYaml);
  const articles = new Map(markdown);
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) (name.endsWith('.md') ? articles : parsed).delete(name);
    else if (name.endsWith('.md')) articles.set(name, text);
    else parsed.set(name, parse(name, text));
  }
  return checkContent(root, parsed, articles, { withDrafts: drafts });
}

/** What the build reports about the fixture with some files replaced. */
export function problemsWith(files: Readonly<Record<string, string | undefined>>): string[] {
  return contentWith(files).problems.map(describeProblem);
}

/** One file of the fixture with the value at a path replaced; undefined removes it. */
export function changed(name: string, field: readonly (string | number)[], value: unknown): string {
  const data = parseYaml(name, yaml.get(name) ?? '').data;
  return stringify(replaced(data, field, value));
}

function replaced(data: unknown, field: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = field;
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    const items = data.map((item, index) =>
      index === key ? replaced(item, rest, value) : (item as unknown),
    );
    return items.filter((item) => item !== undefined);
  }
  const record = data as Record<string, unknown>;
  const next = replaced(record[key], rest, value);
  const { [key]: _, ...others } = record;
  return next === undefined ? others : { ...record, [key]: next };
}

type Field = (string | number)[];

/** The rows of a table of mistakes: a field, a value as YAML or `(none)`, and what is reported, with ` | ` between. */
export function mistakeRows(table: string): [field: Field, value: unknown, message: string][] {
  const lines = table.trim().split('\n');
  return lines.map((line) => {
    const [field = '', value = '', message = ''] = line.split(' | ');
    const keys = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    return [keys, value === '(none)' ? undefined : parseValue(value), message];
  });
}
