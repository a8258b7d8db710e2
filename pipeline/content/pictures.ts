import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder, defaultLanguage } from '../../reader/content-file.ts';
import { valueOf } from '../../reader/known-files.ts';
import type { Problem } from '../../reader/problem.ts';
import type { Content } from '../../reader/read-content.ts';
import { parseYaml } from '../../reader/yaml-file.ts';
import { copyName, isComposed } from '../../src/site/copyName.ts';
import { pictureIn } from '../../src/schema/sections.ts';
import type { ComposedPageCopy } from '../../src/schema/sections.ts';
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
  return valueOf(files, 'pages.yaml')
    .filter(isComposed)
    .flatMap((page) => {
      const name = `${defaultLanguage}/${copyName(page)}.yaml`;
      const copy = files.get(name)?.value as ComposedPageCopy | undefined;
      return (copy?.sections ?? []).flatMap((section, index) => {
        const picture = pictureIn(section);
        if (!picture) return [];
        return [{ picture: picture.file, name, field: ['sections', index, ...picture.field] }];
      });
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
