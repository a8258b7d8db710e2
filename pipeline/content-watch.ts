import path from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { contentFolder } from './content/read/content-file.ts';
import { contentProblems } from './content/check.ts';
import { compileContent, generatedFolder } from './content/compile.ts';
import { ContentError } from './content/read/problem.ts';
import type { Problem } from './content/read/problem.ts';

/** A save counts as finished once nothing has changed for this long. */
const debounceMs = 60;

/**
 * In development, every save of content checks everything again and compiles it, and Vite reloads
 * the page; if there are mistakes, the page stays as it was and shows them.
 */
export function contentWatch(root: string): Plugin {
  const folder = path.join(root, contentFolder) + path.sep;
  const isEditable = (file: string) => file.startsWith(folder);
  let problems: readonly Problem[] = [];

  function update({ environments, ws }: ViteDevServer): void {
    try {
      problems = contentProblems(root);
      if (problems.length === 0) compileContent(root);
      for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
      ws.send(problems.length > 0 ? overlay(problems) : { type: 'full-reload' });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      ws.send({ type: 'error', err: { message, stack: '', plugin: 'content' } });
    }
  }

  return {
    name: 'content-watch',
    // Vite would reload the page at the first of the files that are written.
    config: () => ({ server: { watch: { ignored: [`${root}/${generatedFolder}/**`] } } }),
    configureServer(server) {
      server.ws.on('connection', () => {
        if (problems.length > 0) server.ws.send(overlay(problems));
      });
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (!isEditable(file)) return;
        // Editors empty or replace a file before they write it, and people save twice.
        clearTimeout(timer);
        timer = setTimeout(() => update(server), debounceMs);
      });
    },
    hotUpdate: ({ file }) => (isEditable(file) ? [] : undefined),
  };
}

/** The error that Vite shows over the page. */
function overlay(problems: readonly Problem[]): ErrorPayload {
  const { message } = new ContentError(problems);
  return { type: 'error', err: { message, stack: '', plugin: 'content' } };
}
