import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawingsFolder } from './content/read/drawing-names.ts';
import { withColours } from './theme-colours.ts';

const frame = path.resolve(import.meta.dirname, '../src/ui/StitchedFrame');

/** The drawings' stylesheets for an image. */
export function drawingStyles(root: string): string {
  return ['StitchedFrame', 'Stitching']
    .map((name) => path.join(frame, `${name}.module.css`))
    .map((file) => withColours(root, readFileSync(file, 'utf8')))
    .join('\n');
}

/** A drawing on its square cloth as part of an image with those styles; StitchedFrame.tsx draws the same. */
export function drawingImage(root: string, file: string, x: number, y: number): string {
  const svg = withColours(root, readFileSync(path.join(root, drawingsFolder, file), 'utf8'));
  const size = (inset: number) => `width="${460 - 2 * inset}" height="${460 - 2 * inset}"`;
  return `<g transform="translate(${x} ${y})">
<rect class="field" ${size(0)} rx="34"/>
<rect class="hem" x="16" y="16" ${size(16)} rx="24"/>
<svg ${size(0)}${svg.slice(svg.indexOf('<svg') + '<svg'.length)}
</g>`;
}
