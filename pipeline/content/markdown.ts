import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileArticle, compileText } from '../markdown/compile.ts';

const folders = { legal: 'src/content/legal', blog: 'src/content/blog' };

function markdownFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);
}

/** Problems in the Markdown files, found by compiling all of them. */
export function markdownProblems(root: string): string[] {
  const articles = markdownFiles(root, folders.blog);
  const articleSlugs = articles.map((file) => path.basename(file, '.md'));
  const attempts = [
    ...articles.map((file) => ({ file, compile: compileArticle })),
    ...markdownFiles(root, folders.legal).map((file) => ({ file, compile: compileText })),
  ].flatMap(({ file, compile }) => {
    try {
      compile({ file, source: readFileSync(path.join(root, file), 'utf8'), articleSlugs });
      return [];
    } catch (error) {
      return (error instanceof Error ? error.message : String(error)).split('\n- ').slice(1);
    }
  });
  const none = `${folders.blog}: there is no article; the blog needs at least one .md file`;
  return articles.length === 0 ? [none, ...attempts] : attempts;
}
