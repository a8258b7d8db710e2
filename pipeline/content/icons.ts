import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const lucide = path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));

/** The file of an icon: our own if there is one, otherwise lucide's. */
export function iconFile(root: string, name: string): string | undefined {
  return [
    path.join(root, 'src/icons/own', `${name}.svg`),
    path.join(lucide, 'icons', `${name}.svg`),
  ].find((file) => existsSync(file));
}

/** Icon names without a file. */
export function iconProblems(root: string, names: readonly string[]): string[] {
  return names
    .filter((name) => iconFile(root, name) === undefined)
    .map(
      (name) =>
        `src/icons/names.ts: '${name}': there is no such icon; use a name from lucide.dev/icons, or add src/icons/own/${name}.svg`,
    );
}
