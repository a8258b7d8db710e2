import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Problem } from './read/problem.ts';
import { attribute, parseHtml } from '../html.ts';
import { imageSize } from '../image-size.ts';

/** Where operators put their own logo, hero picture and icons of social networks. */
export const identityFolder = 'content/identity';

/** The hero picture is the first thing that visitors wait for on the home page. */
const maxHeroBytes = 250_000;

const allowedElements = new Set(
  [
    'svg g path circle ellipse rect line polyline polygon text tspan title desc defs use',
    'lineargradient radialgradient stop clippath mask',
  ].flatMap((names) => names.split(' ')),
);

/** The logo as SVG; the check reports if there is none. */
export function logoSource(root: string): string | undefined {
  const file = path.join(root, identityFolder, 'logo.svg');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** A logo whose colours are tokens such as var(--brand) follows the theme. */
export function followsTheme(logo: string): boolean {
  return logo.includes('var(--');
}

/** The names of the files in the folder. */
export function identityFiles(root: string): string[] {
  return globSync('*', { cwd: path.join(root, identityFolder), expandDirectories: false }).sort();
}

/** Why a drawing cannot be used, or undefined if it can. */
export function drawingProblem(svg: string): string | undefined {
  const elements = parseHtml(svg).filter(
    ({ tagName }) => !['html', 'head', 'body'].includes(tagName),
  );
  const [drawing] = elements;
  if (!drawing || !attribute(drawing, 'viewBox')) {
    return 'the <svg> has no viewBox; export it again';
  }
  for (const element of elements) {
    const name = element.tagName.toLowerCase();
    if (!allowedElements.has(name)) return `it contains <${name}>; draw with shapes only`;
    for (const attr of element.attrs) {
      if (/^on/i.test(attr.name)) return `it contains ${attr.name}; remove the script`;
      if (attr.name === 'style') {
        return 'it contains style="…", which the security policy blocks; export it with attributes';
      }
    }
    const target = attribute(element, 'href') ?? attribute(element, 'xlink:href');
    if (target !== undefined && !target.startsWith('#')) {
      return `it refers to ${target}; a drawing must contain everything itself`;
    }
  }
  return undefined;
}

function fileProblem(root: string, name: string): string | undefined {
  const file = readFileSync(path.join(root, identityFolder, name));
  if (name === 'logo.svg' || /^(social|payment)-[a-z0-9-]+\.svg$/.test(name)) {
    return drawingProblem(file.toString('utf8'));
  }
  if (/^hero\.(avif|webp|jpg|png|svg)$/.test(name)) {
    if (imageSize(file) === undefined)
      return 'browsers cannot show this file; save it as AVIF or WebP';
    return file.length > maxHeroBytes
      ? `it is ${Math.round(file.length / 1000)} KB; save it as AVIF or WebP of at most ${maxHeroBytes / 1000} KB`
      : undefined;
  }
  return 'nothing uses this file; name it logo.svg, hero.avif (or webp, jpg, png, svg) social-<icon>.svg or payment-<icon>.svg';
}

/** Files in the folder that the site cannot use. */
export function identityProblems(root: string): Problem[] {
  const names = identityFiles(root);
  const heroes = names.filter((name) => name.startsWith('hero.'));
  return [
    ...(names.includes('logo.svg')
      ? []
      : [
          {
            file: `${identityFolder}/logo.svg`,
            field: '',
            message: 'there is no logo; put it there as SVG',
          },
        ]),
    ...names.flatMap((name) => {
      const message = fileProblem(root, name);
      return message === undefined
        ? []
        : [{ file: `${identityFolder}/${name}`, field: '', message }];
    }),
    ...(heroes.length > 1
      ? [{ file: identityFolder, field: '', message: `keep one of ${heroes.join(', ')}` }]
      : []),
  ];
}
