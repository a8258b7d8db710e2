import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { generatedFolder } from './content/compile.ts';

/**
 * Finds `#content/…` in the compiled content of one language, in place of package.json's `imports`, which
 * Node uses.
 */
export function contentFiles(root: string, language: string): Plugin {
  return {
    name: 'content-files',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#content\// },
      handler(id) {
        const file = path.join(root, generatedFolder, language, id.slice('#content/'.length));
        return existsSync(file) ? file : undefined;
      },
    },
  };
}
