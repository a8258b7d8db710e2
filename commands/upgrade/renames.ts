/** What a release calls differently: sections, their fields and those of files, tokens of themes. */
export interface Renames {
  sections?: Readonly<Record<string, string>>;
  /** `in` is a section by its new name, or a file such as words/layout.yaml; `from` may lead through lists: entries.question. */
  fields?: readonly { in: string; from: string; to: string }[];
  tokens?: Readonly<Record<string, string>>;
}

/** By the version that brought them, the oldest first. A release that renames something adds an entry. */
export const renames: Readonly<Record<string, Renames>> = {};
