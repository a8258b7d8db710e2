/** A number as short as a drawing needs it. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A leaf-shaped petal around its own middle, pointing outwards. */
export function petalPath(length: number, width: number): string {
  const bulge = round(width * 1.4);
  return `M0-${length}Q${bulge} 0 0 ${length}Q-${bulge} 0 0-${length}Z`;
}

/** The corners of a regular polygon that stands on a point. */
export function polygon(corners: number, radius: number): string {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return `${round(Math.sin(angle) * radius)},${round(-Math.cos(angle) * radius)}`;
  }).join(' ');
}

/** Where each petal of a ring stands. */
export function petalPlaces(count: number, radius: number, between = false): string[] {
  const step = 360 / count;
  const start = between ? step / 2 : 0;
  return Array.from(
    { length: count },
    (_, index) => `rotate(${round(start + index * step)})translate(0-${radius})`,
  );
}
