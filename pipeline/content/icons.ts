import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { schemaOf } from '../../src/schema/files.ts';
import { contentFolder, defaultLanguage, isPageFile, languageOf } from './read/content-file.ts';
import { markedFields } from './read/marked-fields.ts';
import { markedInPage } from './read/page-file.ts';
import type { PageFile } from './read/page-file.ts';
import type { Problem } from './read/problem.ts';
import type { Content } from './read/read-content.ts';
import { parseYaml } from './read/yaml-file.ts';
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

/** The icons that content names, with the file and the field. */
export function contentIcons({ files }: Pick<Content, 'files'>) {
  return [...files].flatMap(([name, { value }]) => {
    // A translation names none.
    if ((languageOf(name) ?? defaultLanguage) !== defaultLanguage) return [];
    const schema = schemaOf(name);
    const marked = isPageFile(name)
      ? markedInPage(value as PageFile)
      : schema
        ? markedFields(schema, value)
        : [];
    return marked
      .filter(({ mark }) => mark.icon)
      .map(({ text, field }) => ({ icon: text, name, field }));
  });
}

/** Icons that content names and that do not exist. */
export function iconProblems(root: string, content: Pick<Content, 'files'>): Problem[] {
  return contentIcons(content).flatMap(({ icon, name, field }) => {
    if (iconFile(root, icon) !== undefined) return [];
    const file = `${contentFolder}/${name}`;
    const message = `there is no icon '${icon}'; write a name from lucide.dev/icons, or add ${identityFolder}/${icon}.svg`;
    return [parseYaml(file, readFileSync(path.join(root, file), 'utf8')).problemAt(field, message)];
  });
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
