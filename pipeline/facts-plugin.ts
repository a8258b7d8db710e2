import path from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { facts } from '../src/content/facts.ts';

const known: Readonly<Record<string, string>> = facts;

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Escapes text for a template literal. */
function literal(text: string): string {
  return text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
}

/** Replaces `${facts.brand}` in template literals, and `facts.brand` by itself. */
export function fillFactsIn(code: string): string {
  const edits: Edit[] = [];
  const inTemplate = new Map<number, Omit<Edit, 'text'>>();
  new Visitor({
    TemplateLiteral({ quasis, expressions }) {
      for (const [index, { start }] of expressions.entries()) {
        const [before, after] = [quasis[index], quasis[index + 1]];
        // The parser counts `${` and `}` as part of the text around them.
        if (before && after) inTemplate.set(start, { start: before.end - 2, end: after.start + 1 });
      }
    },
    MemberExpression({ start, end, object, property }) {
      if (object.type !== 'Identifier' || object.name !== 'facts') return;
      const fact = property.type === 'Identifier' ? known[property.name] : undefined;
      if (fact === undefined) return;
      const gap = inTemplate.get(start);
      edits.push(
        gap ? { ...gap, text: literal(fact) } : { start, end, text: JSON.stringify(fact) },
      );
    },
  }).visit(parseSync('content.tsx', code).program);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: fact }) => text.slice(0, start) + fact + text.slice(end),
      code,
    );
}

/**
 * Fills the company's facts into the text that ships to browsers, so that a sentence costs no more
 * than if the fact had been typed in, and one edit still changes them all.
 */
export function factsInTexts(root: string): Plugin {
  const source = path.join(root, 'src').split(path.sep).join('/');
  return {
    name: 'facts-in-texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /\/facts\.ts'/ },
      handler(code, id) {
        if (!id.startsWith(source) || this.environment.name !== 'client') return null;
        return { code: fillFactsIn(code), map: null };
      },
    },
  };
}
