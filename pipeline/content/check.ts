import path from 'node:path';
import { ContentError } from './read/problem.ts';
import type { Problem } from './read/problem.ts';
import { valueOf } from './read/known-files.ts';
import { readContent } from './read/read-content.ts';
import { themeProblems } from './contrast.ts';
import { drawingProblems } from './drawings.ts';
import { factIconProblems, iconProblems } from './icons.ts';
import { identityProblems } from './identity.ts';
import { markdownProblems } from './markdown.ts';
import { pictureProblems } from './pictures.ts';
import { publicFileProblems } from './public-files.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');

/** All problems of the content, described for the person who edited it. */
export function contentProblems(root: string, content = readContent(root)): readonly Problem[] {
  // A broken file causes problems elsewhere; messages about those would only mislead.
  if (content.pages.length === 0) return content.problems;
  const { languages } = valueOf(content.files, 'site.yaml');
  const found = languages.flatMap((language) => readContent(root, language).problems);
  const inMarkdown = markdownProblems(root, content);
  if (found.length > 0) return [...found, ...inMarkdown];
  return [
    ...iconProblems(root, content),
    ...factIconProblems(root, valueOf(content.files, 'site.yaml')),
    ...identityProblems(root),
    ...drawingProblems(root),
    ...pictureProblems(root, content),
    ...publicFileProblems(root, content),
    ...themeProblems(root, content),
    ...inMarkdown,
  ];
}

/**
 * Throws an error that lists every problem of the content. Nothing may import content before this has
 * checked it, so that a mistake gives this message instead of a stack trace.
 */
export function assertContent(root = projectFolder): void {
  const problems = contentProblems(root);
  if (problems.length > 0) throw new ContentError(problems);
}
