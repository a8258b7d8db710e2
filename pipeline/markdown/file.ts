import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  contentFolder,
  defaultLanguage,
  languageOf,
  originalOf,
} from '../content/read/content-file.ts';
import type { Content } from '../content/read/read-content.ts';
import type { MarkdownFile } from './compile.ts';
import { markdownReferences } from './context.ts';

/** Reads a Markdown file of the content, with everything that the compiler needs. */
export function readMarkdown(root: string, file: string, content: Content): MarkdownFile {
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const name = path.posix.relative(contentFolder, file);
  const language = languageOf(name) ?? defaultLanguage;
  return {
    file,
    source: read(file),
    ...markdownReferences(content, language),
    ...(language !== defaultLanguage && {
      original: {
        source: read(`${contentFolder}/${originalOf(name)}`),
        facts: content.facts.get(defaultLanguage) ?? {},
      },
    }),
  };
}
