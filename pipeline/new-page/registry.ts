import { parseSync, Visitor } from 'rolldown/utils';
import { stringify } from 'yaml';
import type { PageEntry, PageMeta } from '../../src/content/schema/page.ts';

/** The registry with one more page at its end. */
export function addEntry(source: string, entry: Omit<PageEntry, keyof PageMeta>): string {
  return `${source.trimEnd()}\n${stringify([entry], { collectionStyle: 'any' })}`;
}

/** copy.ts with one more schema; undefined if it has no list of them. */
export function addSchema(
  source: string,
  { name, constant, file }: { name: string; constant: string; file: string },
): string | undefined {
  let end: number | undefined;
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'pageSchemas') return;
      if (init?.type === 'ObjectExpression') end = init.end - 1;
    },
  }).visit(parseSync('copy.ts', source).program);
  if (end === undefined) return undefined;
  // The formatter has put a comma after the last entry.
  const withEntry = `${source.slice(0, end)}  '${name}': ${constant},\n${source.slice(end)}`;
  return withEntry.replace(
    /^(import type \* as v[^\n]*\n)/,
    `$1import { ${constant} } from './pages/${file}.ts';\n`,
  );
}
