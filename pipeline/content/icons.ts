import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const lucide = path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));

/** Where an icon is drawn: our own drawing where there is one, else lucide's. */
export function iconFile(root: string, name: string): string | undefined {
  return [
    path.join(root, 'src/icons/own', `${name}.svg`),
    path.join(lucide, 'icons', `${name}.svg`),
  ].find((file) => existsSync(file));
}

/** Names of icons that nobody has drawn. */
export function iconMistakes(root: string, names: readonly string[]): string[] {
  return names
    .filter((name) => iconFile(root, name) === undefined)
    .map(
      (name) =>
        `src/icons/names.ts: '${name}': there is no such picture; write a name of lucide (lucide.dev/icons), or draw src/icons/own/${name}.svg`,
    );
}
