import { ContentError } from '../../reader/problem.ts';
import type { Problem } from '../../reader/problem.ts';
import { contentProblems } from './check.ts';
import { defaultLanguage } from '../../reader/content-file.ts';
import { readContent } from '../../reader/read-content.ts';
import type { Content } from '../../reader/read-content.ts';

/** The content, read once until it changes. All plugins of a build share it. */
export class ContentSource {
  readonly #root: string;
  readonly #language: string;
  #content: Content | undefined;
  #problems: readonly Problem[] = [];

  constructor(root: string, language = defaultLanguage) {
    this.#root = root;
    this.#language = language;
  }

  /** The content; throws an error that lists its problems, if any. */
  read(): Content {
    if (!this.#content) this.#keep(readContent(this.#root, this.#language));
    if (!this.#content) throw new ContentError(this.#problems);
    return this.#content;
  }

  /** Reads and checks everything again, after a file was saved. */
  refresh(): void {
    const content = readContent(this.#root, this.#language);
    this.#keep(content);
    this.#problems = contentProblems(this.#root, content);
  }

  /** Content with problems does not replace valid content. */
  #keep(content: Content): void {
    this.#problems = content.problems;
    if (content.problems.length === 0) this.#content = content;
  }

  /** The problems found when the content was last read. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }
}
