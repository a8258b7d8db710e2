import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { pageFile } from '../pipeline/prerender.ts';

const { DOMParser } = new Window();

export function builtHtml(address: string): string {
  return readFileSync(new URL(`../dist/site/${pageFile(address)}`, import.meta.url), 'utf8');
}

/** A page as it was built, before any script runs. */
export function builtPage(address: string) {
  return new DOMParser().parseFromString(builtHtml(address), 'text/html');
}
