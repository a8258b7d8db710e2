import type { PetalRing } from './motifs.ts';

/** One decimal is enough for a drawing. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A point in a path; a minus sign separates the numbers as well as a space does. */
function point(x: number, y: number): string {
  const [first, second] = [round(x), round(y)];
  return `${first}${second < 0 ? '' : ' '}${second}`;
}

/** A circle around the centre; an arc's radii grow by themselves until it fits. */
export function circle(radius: number): string {
  return `M${radius} 0a1 1 0 0 0-${2 * radius} 0a1 1 0 0 0 ${2 * radius} 0z`;
}

/** Leaf-shaped petals around the centre, the first at the top, as one path. */
export function petals(count: number, radius: number, length: number, width: number): string {
  const bulge = width * 1.4;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const turned = (x: number, y: number) => point(x * cos - y * sin, x * sin + y * cos);
    // From the tip to the foot along one side, and back along the other.
    const [out, back] = [turned(bulge, length), turned(-bulge, -length)];
    const [foot, tip] = [turned(0, 2 * length), turned(0, -2 * length)];
    return `M${turned(0, -radius - length)}q${out} ${foot}q${back} ${tip}z`;
  }).join('');
}

/**
 * How many petals of a ring go into the path that is repeated by rotation. More would need fewer
 * elements, but petals that are not vertical or horizontal need longer numbers.
 */
function petalsAtOnce(count: number): number {
  return [4, 2].find((fold) => count % fold === 0) ?? 1;
}

/** A ring as one path and its rotations, which take fewer bytes than more numbers in the path. */
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

/** A regular polygon, its first corner at the top. */
export function polygon(corners: number, radius: number): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return point(Math.sin(angle) * radius, -Math.cos(angle) * radius);
  });
  return `M${points.join('L')}z`;
}
