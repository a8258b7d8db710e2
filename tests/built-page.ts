import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { pageFile } from '../pipeline/prerender.ts';

const { DOMParser } = new Window();

export function builtHtml(address: string): string {
  return readFileSync(new URL(`../dist/site/${pageFile(address)}`, import.meta.url), 'utf8');
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const parsed = new Map<string, ReturnType<typeof parse>>();

/** A page as it was built, before any script runs. It takes a while to parse, and much memory. */
export function builtPage(address: string) {
  const page = parsed.get(address) ?? parse(builtHtml(address));
  parsed.set(address, page);
  return page;
}
