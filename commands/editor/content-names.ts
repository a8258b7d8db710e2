import path from 'node:path';
import { globSync } from 'tinyglobby';
import { contentFolder, isPageFile, languageOf } from '../../pipeline/content/read/content-file.ts';
import { frontMatterOf, schemaOf } from '../../src/schema/files.ts';

/** The files that have a form, by their names in content: facts first, then each language. */
export function contentNames(root: string): string[] {
  return globSync(['**/*.yaml', '*/**/*.md'], { cwd: path.join(root, contentFolder) })
    .filter((name) => isPageFile(name) || (schemaOf(name) ?? frontMatterOf(name)) !== undefined)
    .sort((a, b) => order(a).localeCompare(order(b)));
}

function order(name: string): string {
  const area = name.includes('/') ? 1 : 0;
  return `${languageOf(name) ?? ''} ${area} ${name}`;
}

/** Whether a file is an article; the editor creates no other files. */
export function isArticleName(name: string): boolean {
  return /^[a-z]{2}\/blog\/[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(name);
}
