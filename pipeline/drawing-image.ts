import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { drawingsFolder } from '../reader/drawing-names.ts';
import { themeColours } from './theme-colours.ts';

/** The drawings' stylesheets with the default theme's colours, for an image, which has no variables. */
export function drawingStyles(root: string): string {
  const colours = themeColours(root, 'default');
  return ['StitchedFrame', 'Stitching']
    .map((name) => {
      const file = path.join(root, 'src/ui/StitchedFrame', `${name}.module.css`);
      const sheet = parse(readFileSync(file, 'utf8'));
      sheet.walkDecls((declaration) => {
        declaration.value = declaration.value.replaceAll(
          /var\(--([\w-]+)\)/g,
          (whole, token: string) => colours.get(token) ?? whole,
        );
      });
      return sheet.toString();
    })
    .join('\n');
}

/** A drawing on its square cloth as part of an image with those styles; StitchedFrame.tsx draws the same. */
export function drawingImage(root: string, file: string, x: number, y: number): string {
  const svg = readFileSync(path.join(root, drawingsFolder, file), 'utf8');
  const size = (inset: number) => `width="${460 - 2 * inset}" height="${460 - 2 * inset}"`;
  return `<g transform="translate(${x} ${y})">
<rect class="field" ${size(0)} rx="34"/>
<rect class="hem" x="16" y="16" ${size(16)} rx="24"/>
<svg ${size(0)}${svg.slice(svg.indexOf('<svg') + '<svg'.length)}
</g>`;
}
