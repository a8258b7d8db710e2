import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';

/*
 * The engine in a company's repository: all of it but `content`, `src/sections/own`, the README, and whatever else the
 * company adds. Its files are listed with their checksums, so that an upgrade knows what it may replace.
 */

const root = path.resolve(import.meta.dirname, '../..');

/** The list, which `sha256sum --check` reads, too. */
const listFile = 'engine.sha256';

/** Whether a file is the company's to change, though the engine comes with one. */
export function isTheirs(name: string): boolean {
  return /^(content|src\/sections\/own)\/|^README\.md$/.test(name);
}

/** What a repository says about its company. */
interface Introduction {
  brand: string;
  email: string;
}

/** What no repository contains. */
const untracked = [
  '{.git,dist*,generated,gallery,test-results,playwright-report}/**',
  '{.git,bridge.env}',
  '**/node_modules/**',
  'tests/fixtures/*/generated/**',
];

/** The names of the engine's files: everything but what belongs to the example. */
export function engineFiles(): string[] {
  // Only a release has this file, not a company's copy.
  const example = readFileSync(path.join(root, 'commands/create/example.yaml'), 'utf8');
  const { files, siteTests } = parse(example) as { files: string[]; siteTests: string[] };
  const left = [...untracked, ...files.flatMap((name) => [name, `${name}/**`])];
  return [
    globSync('**', { cwd: root, dot: true, ignore: left }),
    globSync(siteTests, { cwd: root }),
  ].flat();
}

/** Copies files of the engine. */
export function copyEngine(target: string, names: readonly string[]): void {
  for (const name of names) cpSync(path.join(root, name), path.join(target, name));
}

/** What the repository says about itself. */
export function introduce(target: string, { brand, email }: Introduction): void {
  const edit = (name: string, change: (text: string) => string) => {
    const file = path.join(target, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  const slug =
    brand
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'site';
  edit('package.json', (text) => {
    const own = JSON.parse(text) as { scripts: Record<string, string> };
    const { create: _create, 'test:mutants': _mutants, ...scripts } = own.scripts;
    scripts['test'] = 'node commands/cli/run.js && tsc && npm run test:browser';
    const changed = { ...own, name: slug, description: `Website of ${brand}`, scripts };
    return `${JSON.stringify(changed, null, 2)}
`;
  });
  const { name: before } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    name: string;
  };
  edit('package-lock.json', (text) => text.replaceAll(`"name": "${before}"`, `"name": "${slug}"`));
  edit('SECURITY.md', (text) => text.replace(/\S+@\S+\.example/, email));
  edit('docs/editing-in-the-browser.md', (text) => text.replaceAll(/^!\[.*\n\n/gm, ''));
}

/** The version of the engine in a folder. */
export function versionOf(folder: string): string {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Lists files of the engine with their checksums. */
export function listEngine(target: string, names: readonly string[]): void {
  const lines = names
    .filter((name) => !isTheirs(name))
    .map((name) => `${hashOf(path.join(target, name))}  ${name}\n`);
  writeFileSync(path.join(target, listFile), lines.join(''));
}

/** The engine's files as they were listed: names with checksums. */
export function listedEngine(target: string): ReadonlyMap<string, string> {
  const file = path.join(target, listFile);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** The engine's files that somebody has changed or removed. */
export function changedEngine(target: string): string[] {
  return [...listedEngine(target)]
    .filter(([name, hash]) => {
      const file = path.join(target, name);
      return !existsSync(file) || hashOf(file) !== hash;
    })
    .map(([name]) => name);
}
