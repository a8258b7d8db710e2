import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { contentFolder, defaultLanguage, isPageFile, languageOf } from './read/content-file.ts';
import { referencesOf } from './read/page-file.ts';
import type { PageFile } from './read/page-file.ts';
import type { Problem } from './read/problem.ts';
import type { Content } from './read/read-content.ts';
import { parseYaml } from './read/yaml-file.ts';
import { imageSize } from '../image-size.ts';

/** Where operators put pictures for their pages. */
export const imageFolder = 'content/images';

function problemOf(root: string, name: string): string | undefined {
  const file = path.join(root, imageFolder, name);
  if (!existsSync(file)) {
    const names = globSync('*.{jpg,jpeg,png,webp,avif}', { cwd: path.join(root, imageFolder) });
    const others = names.length > 0 ? `, or write one of ${names.sort().join(', ')}` : '';
    return `there is no ${imageFolder}/${name}; put the picture there${others}`;
  }
  return imageSize(readFileSync(file)) === undefined
    ? `${imageFolder}/${name} is not a picture; export it again as JPEG, PNG, WebP or AVIF`
    : undefined;
}

/** The pictures that pages use, and the field that names each. */
export function picturesOf({ files }: Content) {
  return [...files].flatMap(([name, { value }]) => {
    if (!isPageFile(name) || languageOf(name) !== defaultLanguage) return [];
    return referencesOf(value as PageFile)
      .filter(({ kind }) => kind === 'picture')
      .map(({ name: picture, field }) => ({ picture, name, field }));
  });
}

/** Pictures that pages use and that are missing or not image files. */
export function pictureProblems(root: string, content: Content): Problem[] {
  return picturesOf(content).flatMap(({ picture, name, field }) => {
    const message = problemOf(root, picture);
    if (message === undefined) return [];
    const file = `${contentFolder}/${name}`;
    const yaml = parseYaml(file, readFileSync(path.join(root, file), 'utf8'));
    return [yaml.problemAt(field, message)];
  });
}
