import type { PetalRing } from './motifs.ts';

/** A number as short as a drawing needs it. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Two numbers as a path's point; a minus parts them as well as a space does. */
function point(x: number, y: number): string {
  const [first, second] = [round(x), round(y)];
  return `${first}${second < 0 ? '' : ' '}${second}`;
}

/** Leaf-shaped petals evenly around the middle, the first one on top, as one path. */
export function petals(count: number, radius: number, length: number, width: number): string {
  const bulge = width * 1.4;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const turned = (x: number, y: number) => point(x * cos - y * sin, x * sin + y * cos);
    const tip = turned(0, -radius - length);
    const foot = turned(0, length - radius);
    return `M${tip}Q${turned(bulge, -radius)} ${foot}Q${turned(-bulge, -radius)} ${tip}Z`;
  }).join('');
}

/** As many petals as one path takes of a ring that is drawn by turning it. */
function petalsAtOnce(count: number): number {
  return [6, 5, 4, 3, 2].find((fold) => count % fold === 0) ?? 1;
}

/** A ring as one path and the turns to draw it at: a number in a path is dear, a turn is not. */
export function turnedPetals(
  { count, radius, length, width, between = false }: Omit<PetalRing, 'colour'>,
  fold = petalsAtOnce(count),
): { path: string; turns: string[] } {
  const step = 360 / count;
  const start = between ? step / 2 : 0;
  return {
    path: petals(fold, radius, length, width),
    turns: Array.from(
      { length: count / fold },
      (_, index) => `rotate(${round(start + index * step)})`,
    ),
  };
}

/** The corners of a regular polygon that stands on a point. */
export function polygon(corners: number, radius: number): string {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return `${round(Math.sin(angle) * radius)},${round(-Math.cos(angle) * radius)}`;
  }).join(' ');
}
