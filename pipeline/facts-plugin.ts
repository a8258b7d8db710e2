import path from 'node:path';
import type { Plugin } from 'vite';
import { facts } from '../src/content/facts.ts';

const known: Readonly<Record<string, string>> = facts;

/** Escapes text for a template literal. */
function literal(text: string): string {
  return text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
}

/** Replaces `${facts.brand}` in template literals, and `facts.brand` by itself. */
export function fillFactsIn(code: string): string {
  const replace = (pattern: RegExp, write: (fact: string) => string) => (text: string) =>
    text.replaceAll(pattern, (gap, name: string) => {
      const fact = known[name];
      return fact === undefined ? gap : write(fact);
    });
  const inSentences = replace(/\$\{facts\.(\w+)\}/g, literal);
  const alone = replace(/(?<![.\w$])facts\.(\w+)\b/g, (fact) => JSON.stringify(fact));
  return alone(inSentences(code));
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
