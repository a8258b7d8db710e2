import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Problem } from './read/problem.ts';
import type { Site } from '../../src/schema/site.ts';
import { identityFolder } from './identity.ts';

const lucide = path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));

/** The file of an icon: the operator's, ours or lucide's, in this order. */
export function iconFile(root: string, name: string): string | undefined {
  return [
    path.join(root, identityFolder, `${name}.svg`),
    path.join(root, 'src/icons/own', `${name}.svg`),
    path.join(lucide, 'icons', `${name}.svg`),
  ].find((file) => existsSync(file));
}

/** Icon names without a file. */
export function iconProblems(root: string, names: readonly string[]): Problem[] {
  return names
    .filter((name) => iconFile(root, name) === undefined)
    .map((name) => ({
      file: 'src/icons/names.ts',
      field: name,
      message: `there is no such icon; use a name from lucide.dev/icons, or add src/icons/own/${name}.svg`,
    }));
}

/** Social networks without an icon. */
export function socialProblems(root: string, { socials }: Pick<Site, 'socials'>): Problem[] {
  return socials.flatMap(({ icon }, index) =>
    iconFile(root, `social-${icon}`) === undefined
      ? [
          {
            file: 'content/site.yaml',
            field: `socials.${index}.icon`,
            message: `there is no icon for '${icon}'; add ${identityFolder}/social-${icon}.svg, 24 by 24 pixels`,
          },
        ]
      : [],
  );
}
