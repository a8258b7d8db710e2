import path from 'node:path';
import type { Plugin } from 'vite';
import { valueOf } from '../reader/known-files.ts';
import type { ContentSource } from './content/source.ts';
import { compileMarkdown } from './markdown/compile.ts';
import { readMarkdown } from './markdown/file.ts';

const articleIndex = 'virtual:article-index';

/** The source of a module with one export. */
function moduleOf(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)};`;
}

/**
 * Compiles the Markdown of src/content to data, so that neither HTML nor a parser ships to browsers.
 * Importing a `.md` file gives its text; `virtual:article-index` lists the articles without their
 * texts, newest first.
 */
export function markdownTexts(root: string, source: ContentSource): Plugin {
  return {
    name: 'markdown-texts',
    resolveId: { filter: { id: /^virtual:article-index$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: [/^\0virtual:article-index$/, /\.md$/] },
      handler(id) {
        const content = source.read();
        if (id === `\0${articleIndex}`) {
          const pages = valueOf(content.files, 'pages.yaml');
          return moduleOf(
            'articles',
            pages.flatMap(({ article }) => article ?? []),
          );
        }
        const file = path.relative(root, id).split(path.sep).join('/');
        const text = compileMarkdown(readMarkdown(root, file, content));
        return { code: moduleOf('text', text), moduleType: 'js' };
      },
    },
  };
}
