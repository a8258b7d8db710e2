import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { contentFolder, languageOf } from '../../pipeline/content/read/content-file.ts';
import { renames as released } from './renames.ts';
import type { Renames } from './renames.ts';

const byNumber = new Intl.Collator('en', { numeric: true });

/** Whether a version is later than another: 1.10.0 is later than 1.9.0. */
export function isLater(version: string, than: string): boolean {
  return byNumber.compare(version, than) > 0;
}

/** Renames in the content what releases have renamed since its version. Returns the names of the files it changed. */
export function migrateContent(site: string, to: string, renames = released): string[] {
  const facts = parseDocument(readFileSync(path.join(site, contentFolder, 'site.yaml'), 'utf8'));
  const from = textOf(facts.get('engine')) || '1.0.0';
  const steps = Object.entries(renames).filter(([version]) => isLater(version, from));
  const changed = new Set<string>();
  const edit = (pattern: string, change: (name: string, text: string) => string) => {
    for (const name of globSync(pattern, { cwd: site })) {
      const file = path.join(site, name);
      const before = readFileSync(file, 'utf8');
      const after = change(path.relative(contentFolder, name).split(path.sep).join('/'), before);
      if (after === before) continue;
      writeFileSync(file, after);
      changed.add(name);
    }
  };
  for (const [, step] of steps) {
    edit(`${contentFolder}/**/*.yaml`, (name, text) => renamed(name, text, step));
    edit(`{${contentFolder},src/sections/own}/**/*.{css,svg}`, (_, text) =>
      withTokens(text, step.tokens ?? {}),
    );
  }
  edit(`${contentFolder}/site.yaml`, (_, text) => {
    const line = `engine: ${to}`;
    return /^engine:/m.test(text)
      ? text.replace(/^engine:.*$/m, line)
      : text.replace(/^(?=brand:)/m, `${line}\n`);
  });
  return [...changed].sort();
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function withTokens(text: string, tokens: Readonly<Record<string, string>>): string {
  return text.replaceAll(/--[\w-]+/g, (token) => tokens[token] ?? token);
}

function renamed(name: string, text: string, { sections = {}, fields = [] }: Renames): string {
  const document = parseDocument(text);
  const language = languageOf(name);
  const file = language === undefined ? name : name.slice(language.length + 1);
  const list = document.get('sections');
  const items = isSeq(list) ? list.items.filter(isMap) : [];
  let count = 0;
  for (const item of items) {
    const next = sections[textOf(item.get('section'))];
    if (next !== undefined) {
      item.set('section', next);
      count += 1;
    }
    // `use: index#faq` names a section by its page and its kind.
    const [page = '', used = ''] = textOf(item.get('use')).split('#');
    const nextUsed = sections[used];
    if (nextUsed !== undefined) {
      item.set('use', `${page}#${nextUsed}`);
      count += 1;
    }
  }
  for (const { in: place, from, to } of fields) {
    const owners = items.filter((item) => item.get('section') === place);
    const nodes = place === file ? [document.contents] : owners;
    for (const node of nodes) count += renameKey(node, from.split('.'), to);
  }
  return count === 0 ? text : document.toString({ lineWidth: 0 });
}

/** Renames a key of an object, or of each object in a list. Returns how many there were. */
function renameKey(node: unknown, keys: readonly string[], to: string): number {
  if (isSeq(node)) {
    return node.items.reduce<number>((sum, one) => sum + renameKey(one, keys, to), 0);
  }
  const [key, ...rest] = keys;
  const pair = isMap(node)
    ? node.items.find((one) => isScalar(one.key) && one.key.value === key)
    : undefined;
  if (!pair) return 0;
  if (rest.length > 0) return renameKey(pair.value, rest, to);
  if (isScalar(pair.key)) pair.key.value = to;
  return 1;
}
