import type { Nodes } from 'mdast';
import type { Content } from '../content/read/read-content.ts';
import { valueOf } from '../content/read/known-files.ts';

/** What Markdown may refer to: facts and pages. */
export interface MarkdownReferences {
  facts: Readonly<Record<string, string>>;
  pagePaths: ReadonlySet<string>;
  redirects: Readonly<Record<string, string>>;
}

export function markdownReferences(
  { files, facts }: Content,
  language: string,
): MarkdownReferences {
  const { redirects } = valueOf(files, 'redirects.yaml');
  return {
    facts: facts.get(language) ?? {},
    pagePaths: new Set(valueOf(files, 'pages.yaml').map((page) => page.path)),
    redirects,
  };
}

/** What the compiler needs to know about the file, and where it reports problems. */
export interface MarkdownContext extends MarkdownReferences {
  /** The Markdown after the front matter. */
  body: string;
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
