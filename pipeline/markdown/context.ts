import type { Nodes } from 'mdast';
import type { Content } from '../content/read/read-content.ts';
import { valueOf } from '../content/read/known-files.ts';

/** What Markdown may refer to: facts and pages. */
export interface MarkdownReferences {
  facts: Readonly<Record<string, string | undefined>>;
  pagePaths: ReadonlySet<string>;
  redirects: Readonly<Record<string, string>>;
  /** What the addresses of all articles begin with. */
  articles: string | undefined;
}

export function markdownReferences(
  { files, pages, facts }: Content,
  language: string,
): MarkdownReferences {
  const { redirects } = valueOf(files, 'redirects.yaml');
  return {
    facts: facts.get(language) ?? {},
    pagePaths: new Set(pages.map((page) => page.path)),
    redirects,
    articles: valueOf(files, 'site.yaml').blog?.articles,
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
