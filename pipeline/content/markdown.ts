import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../reader/problem.ts';
import type { Problem } from '../../reader/problem.ts';
import type { Content } from '../../reader/read-content.ts';
import { blogFolder, compileMarkdown, isMarkdownOfContent } from '../markdown/compile.ts';
import { markdownKnowledge } from '../markdown/context.ts';

/** Problems in the Markdown files, found by compiling all of them. */
export function markdownProblems(root: string, content: Content): Problem[] {
  const files = globSync('src/content/*/**/*.md', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter(isMarkdownOfContent)
    .sort();
  const known = markdownKnowledge(content);
  const problems = files.flatMap((file) => {
    try {
      compileMarkdown({ file, source: readFileSync(path.join(root, file), 'utf8'), ...known });
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  });
  if (files.some((file) => file.startsWith(`${blogFolder}/`))) return problems;
  const message = 'there is no article; the blog needs at least one .md file';
  return [{ file: blogFolder, field: '', message }, ...problems];
}
