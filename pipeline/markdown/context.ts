import type { Nodes } from 'mdast';

/** What the compiler needs to know about the file, and where it reports problems. */
export interface MarkdownContext {
  /** The Markdown after the front matter. */
  body: string;
  /** Slugs of all blog articles, which links may name. */
  articleSlugs: readonly string[];
  /** Links to headings of the same text, checked once all headings are known. */
  anchors: Set<string>;
  /** Reports a problem: where it is, and what to write instead. */
  report: (where: string, fix: string) => void;
}

/** The first line of a node's source, short enough for a message. */
export function excerpt({ position }: Nodes, { body }: MarkdownContext): string {
  const [line = ''] = body.slice(position?.start.offset, position?.end.offset).trim().split('\n');
  return line.length > 60 ? `'${line.slice(0, 57)}…'` : `'${line}'`;
}
