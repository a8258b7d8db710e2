import path from 'node:path';
import { rulesSchema } from '../../src/content/schema/rules.ts';
import { siteSchema } from '../../src/content/schema/site.ts';
import { ContentError, schemaMistakes } from './mistakes.ts';
import { readContent } from './modules.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** site.ts and rules.ts, on which all other content is built. */
async function groundMistakes(): Promise<string[]> {
  const site = await readContent(root, 'site.ts');
  const rules = await readContent(root, 'rules.ts');
  const mistakes = [...site.mistakes, ...rules.mistakes];
  if (mistakes.length > 0) return mistakes;
  return [
    ...schemaMistakes(site.file, siteSchema, site.exports['site'], 'site'),
    ...schemaMistakes(rules.file, rulesSchema, rules.exports['rules'], 'rules'),
  ];
}

/**
 * Stops with every mistake in the content at once. Nothing of the content is imported before it
 * was read here, so that a file with a slip in it gets a message and no stack.
 */
export async function assertContent(): Promise<void> {
  const mistakes = await groundMistakes();
  if (mistakes.length === 0) {
    const { contentMistakes } = await import('./content.ts');
    mistakes.push(...(await contentMistakes(root)));
  }
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
