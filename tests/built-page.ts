import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { pageFile } from '../pipeline/prerender.ts';
import { withBase } from '../src/language/edition.ts';

const { DOMParser } = new Window();

export function builtHtml(path: string): string {
  const file = new URL(`../dist/site/${pageFile(withBase(path))}`, import.meta.url);
  return readFileSync(file, 'utf8');
}

/** A page as it was built, before any script runs. */
export function builtPage(path: string) {
  return new DOMParser().parseFromString(builtHtml(path), 'text/html');
}
