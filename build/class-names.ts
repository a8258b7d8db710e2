import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const seen = new Map<string, string>();

/**
 * The built site's name for a class: short, because it stands in HTML, styles and scripts alike.
 * Four letters tell a thousand classes apart; should two of them ever meet, the build stops.
 */
export function shortClassName(name: string, file: string): string {
  const origin = `${path.relative(root, file.split('?')[0] ?? file)} ${name}`;
  const short = `_${createHash('sha256').update(origin).digest('base64url').slice(0, 4)}`;
  const other = seen.get(short);
  if (other !== undefined && other !== origin) {
    throw new Error(`The classes '${origin}' and '${other}' get the same name: rename one.`);
  }
  seen.set(short, origin);
  return short;
}
