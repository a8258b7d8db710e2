import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { supportedBrowsers } from './supported-browsers.ts';

/** Bundles a script as a classic one, because a module would wait until the page is parsed. */
async function bundleClassic(root: string, file: string): Promise<string> {
  const bundle = await rolldown({
    input: path.join(root, file),
    transform: { target: supportedBrowsers },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

/** Builds the two scripts in the head of every page (`src/boot`). */
export function headScripts(root: string): Plugin {
  return {
    name: 'head-scripts',
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      for (const name of ['beforePaint', 'boot']) {
        const originalFileName = `src/boot/${name}.ts`;
        const source = await bundleClassic(root, originalFileName);
        this.emitFile({ type: 'asset', name: `${name}.js`, originalFileName, source });
      }
    },
  };
}
