import { parseSync, Visitor } from 'rolldown/utils';
import type { PageEntry } from '../../src/content/schema/page.ts';

/** The registry's source with one more entry at the end of `pages`; undefined if there is no such list. */
export function addEntry(source: string, entry: PageEntry): string | undefined {
  let end: number | undefined;
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'pages') return;
      let list = init;
      while (list?.type === 'TSAsExpression' || list?.type === 'TSSatisfiesExpression') {
        list = list.expression;
      }
      if (list?.type === 'ArrayExpression') end = list.end - 1;
    },
  }).visit(parseSync('pages.ts', source).program);
  if (end === undefined) return undefined;
  // The formatter has put a comma after the last entry.
  return `${source.slice(0, end)}${JSON.stringify(entry, null, 2)},\n${source.slice(end)}`;
}
