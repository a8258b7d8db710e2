import type { PetalRing } from './motifs.ts';

/** A number as short as a drawing needs it. */
function round(value: number): number {
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
    // From its tip out to its foot along one side, and back along the other.
    const [out, back] = [turned(bulge, length), turned(-bulge, -length)];
    const [foot, tip] = [turned(0, 2 * length), turned(0, -2 * length)];
    return `M${turned(0, -radius - length)}q${out} ${foot}q${back} ${tip}z`;
  }).join('');
}

/**
 * As many petals as one path takes of a ring that is drawn by turning it. More would be fewer
 * elements, but petals that do not stand straight up or across have long numbers.
 */
function petalsAtOnce(count: number): number {
  return [4, 2].find((fold) => count % fold === 0) ?? 1;
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

/** The ring of stitches around a ring's petals. */
export function stitchesAround(ring: PetalRing): PetalRing {
  return { ...ring, length: ring.length + 6, width: ring.width + 4.5 };
}

/** The corners of a regular polygon that stands on a point. */
export function polygon(corners: number, radius: number): string {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return `${round(Math.sin(angle) * radius)},${round(-Math.cos(angle) * radius)}`;
  }).join(' ');
}
