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

/** The icons that the company's facts name, with their fields. */
export function factIcons({ socials, payments }: Pick<Site, 'socials' | 'payments'>) {
  return [
    ...socials.map(({ icon }, index) => ({
      name: `social-${icon}`,
      field: `socials.${index}.icon`,
    })),
    ...payments.flatMap(({ icon }, index) =>
      icon === undefined ? [] : { name: `payment-${icon}`, field: `payments.${index}.icon` },
    ),
  ];
}

/** Social networks and payment methods without an icon. */
export function factIconProblems(
  root: string,
  site: Pick<Site, 'socials' | 'payments'>,
): Problem[] {
  return factIcons(site)
    .filter(({ name }) => iconFile(root, name) === undefined)
    .map(({ name, field }) => ({
      file: 'content/site.yaml',
      field,
      message: `there is no icon '${name}'; add ${identityFolder}/${name}.svg, 24 by 24 pixels`,
    }));
}
