import type { Sections } from '../generated/sections.ts';
import { pageData } from '#content/page-data.js';

/**
 * The first section of this name on a page, as its file has it: `sectionOf('/titan-email', 'steps')`. What it
 * refers to, such as a family, is still a name.
 */
export function sectionOf<Name extends keyof Sections>(path: string, name: Name): Sections[Name] {
  const found = pageData[path]?.sections.find(({ section }) => section === name);
  if (!found) throw new Error(`${path} has no section '${name}'`);
  return found as unknown as Sections[Name];
}
