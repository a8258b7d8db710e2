import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ContentError } from './read/problem.ts';
import type { Problem } from './read/problem.ts';
import type { Content } from './read/read-content.ts';
import { valueOf } from './read/known-files.ts';
import { contentFolder, defaultLanguage, languageOf } from './read/content-file.ts';
import { compileMarkdown, isArticle, isMarkdownOfContent } from '../markdown/compile.ts';
import { readMarkdown } from '../markdown/file.ts';

/** The Markdown files of the site's languages, from the project's folder. */
export function markdownFiles(root: string, content: Content): string[] {
  return globSync('content/*/**/*.md', { cwd: root })
    .filter(isMarkdownOfContent)
    .filter((file) => content.facts.has(languageOf(path.posix.relative(contentFolder, file)) ?? ''))
    .sort();
}

/** Problems in the Markdown files, found by compiling all of them. */
export function markdownProblems(root: string, content: Content): Problem[] {
  const files = markdownFiles(root, content);
  const problems = files.flatMap((file) => {
    try {
      compileMarkdown(readMarkdown(root, file, content));
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  });
  if (files.some(isArticle) || !valueOf(content.files, 'site.yaml').blog) return problems;
  const message =
    'there is no article; the blog needs at least one .md file. To have no blog, remove blog from site.yaml';
  return [{ file: `${contentFolder}/${defaultLanguage}/blog`, field: '', message }, ...problems];
}
