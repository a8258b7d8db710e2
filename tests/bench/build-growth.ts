import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../../pipeline/project-copy.ts';

const registry = 'src/content/pages.ts';

/** Builds a copy of the project with every page repeated `times` times; returns the seconds. */
function measureBuild(times: number): number {
  const copy = copyProject('build-growth');
  try {
    copy.edit(registry, { 'export const pages = [': 'const original = [' });
    appendFileSync(
      path.join(copy.folder, registry),
      `
export const pages = Array.from({ length: ${times} }, (_, copy) =>
  original.map((page, index) =>
    copy === 0 ? page : { ...page, path: \`/copy-\${copy}-\${index}\`, title: \`Copy \${copy} of \${index}\`, menus: [] },
  ),
).flat();
`,
    );
    const started = performance.now();
    execFileSync(process.execPath, ['pipeline/build.ts'], {
      cwd: copy.folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return (performance.now() - started) / 1000;
  } finally {
    copy.remove();
  }
}

/** How long a build takes, in seconds: with today's pages, and with `times` as many. */
export function measureBuilds(times: number): { once: number; grown: number } {
  return { once: measureBuild(1), grown: measureBuild(times) };
}
