import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Names of two such signs after an underscore: 4096, for some six hundred classes. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** What a sheet may call by a name of its own. A word of a comment too many does no harm. */
const named = /\.([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi;

interface Sheet {
  /** From the project's root. */
  file: string;
  css: string;
}

function originOf(file: string, name: string): string {
  return `${file} ${name}`;
}

/**
 * A short name for each class of some sheets. It comes from the file and the class's own name, so
 * a new class leaves the others theirs; where two would get the same, the later takes the next
 * free one.
 */
export function assignNames(sheets: Sheet[]): Map<string, string> {
  const origins = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(named)].map(([, one, other]) => originOf(file, one ?? other ?? '')),
  );
  const names = new Map<string, string>();
  const taken = new Set<number>();
  for (const origin of [...new Set(origins)].sort()) {
    let place = createHash('sha256').update(origin).digest().readUInt16BE() % signs.length ** 2;
    while (taken.has(place)) place = (place + 1) % signs.length ** 2;
    taken.add(place);
    const [first, second] = [Math.floor(place / signs.length), place % signs.length];
    names.set(origin, `_${signs[first]}${signs[second]}`);
  }
  return names;
}

function sheetsOfTheSite(): Sheet[] {
  return globSync('src/**/*.module.css', { cwd: root }).map((file) => ({
    file,
    css: readFileSync(path.join(root, file), 'utf8'),
  }));
}

let names: Map<string, string> | undefined;

/** The built site's name for a class: short, because it stands in HTML, styles and scripts alike. */
export function shortClassName(name: string, file: string): string {
  names ??= assignNames(sheetsOfTheSite());
  const origin = originOf(path.relative(root, file.split('?')[0] ?? file), name);
  const short = names.get(origin);
  if (short === undefined) {
    throw new Error(`No name was assigned to the class '${origin}': the pattern above misses it.`);
  }
  return short;
}
