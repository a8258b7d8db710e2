import path from 'node:path';
import { globSync } from 'tinyglobby';
import { drawingNames } from '../../../src/schema/drawing.ts';

const engine = path.resolve(import.meta.dirname, '../../..');

/** Where operators put drawings, each an SVG file. */
export const drawingsFolder = 'content/drawings';

/** The drawings' files: `tiger.svg`, `covers/bird.svg`. */
export function drawingFiles(root: string): string[] {
  return globSync('**/*.svg', { cwd: path.join(root, drawingsFolder) }).sort();
}

/** Drawings with behaviour of their own are code: `src/drawings/Letters.tsx` is `letters`. */
function ownDrawings(): string[] {
  return globSync('src/drawings/*.tsx', { cwd: engine }).map((file) =>
    path
      .basename(file, '.tsx')
      .replaceAll(/(?!^)[A-Z]/g, '-$&')
      .toLowerCase(),
  );
}

/** The name of every drawing that a page may show. */
export function everyDrawing(root: string): string[] {
  return [...drawingFiles(root).map((file) => file.replace(/\.svg$/, '')), ...ownDrawings()];
}

/** Tells the schemas which drawings there are. */
export function listDrawings(root: string): void {
  const files = drawingFiles(root);
  for (const [folder, names] of Object.entries(drawingNames)) {
    const inside = files.filter((file) => path.posix.dirname(file) === folder);
    names.splice(0, names.length, ...inside.map((file) => path.posix.basename(file, '.svg')));
  }
}
