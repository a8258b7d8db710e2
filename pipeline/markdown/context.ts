/** What compiling one file needs, and where its mistakes are gathered. */
export interface MarkdownContext {
  /** Slugs of all blog articles: what a link may name. */
  articleSlugs: readonly string[];
  /** The links to places in the text itself, to be checked once all headings are known. */
  anchors: Set<string>;
  /** Notes a mistake: where it is and what to write instead. */
  refuse: (where: string, instead: string) => void;
}

/** A piece of the source, short enough for a message. */
export function excerpt(raw: string): string {
  const line = raw.trim().split('\n')[0] ?? '';
  return line.length > 60 ? `'${line.slice(0, 57)}…'` : `'${line}'`;
}
