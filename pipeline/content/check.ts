import path from 'node:path';
import { rulesSchema } from '../../src/content/schema/rules.ts';
import { siteSchema } from '../../src/content/schema/site.ts';
import { ContentError, schemaProblems } from './problems.ts';
import { readContent } from './modules.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Checks site.ts and rules.ts first: all other content uses them. */
async function factProblems(): Promise<string[]> {
  const site = await readContent(root, 'site.ts');
  const rules = await readContent(root, 'rules.ts');
  const problems = [...site.problems, ...rules.problems];
  if (problems.length > 0) return problems;
  return [
    ...schemaProblems(site.file, siteSchema, site.exports['site'], 'site'),
    ...schemaProblems(rules.file, rulesSchema, rules.exports['rules'], 'rules'),
  ];
}

/**
 * Throws an error that lists every problem of the content. No content may be imported before this
 * has read it, so that a syntax error gives a message instead of a stack trace.
 */
export async function assertContent(): Promise<void> {
  const problems = await factProblems();
  if (problems.length === 0) {
    const { contentProblems } = await import('./content.ts');
    problems.push(...(await contentProblems(root)));
  }
  if (problems.length > 0) throw new ContentError(problems);
}
