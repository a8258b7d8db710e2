/** One decimal is enough for a drawing. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Numbers in a path; a minus sign separates them as well as a space does. */
function numbers(...values: number[]): string {
  return values.map(round).join(' ').replaceAll(' -', '-');
}

/** A disc, as a path, so that shapes of one colour fit into one element. */
export function disc(x: number, y: number, radius: number): string {
  // An arc's radii grow by themselves until it fits.
  return `M${numbers(x - radius, y)}a1 1 0 0 0 ${numbers(2 * radius, 0)}a1 1 0 0 0${numbers(-2 * radius, 0)}z`;
}

/** A rectangle with rounded corners. */
export function block(x: number, y: number, width: number, height: number, radius = 4): string {
  const corner = (right: number, down: number) =>
    `a${radius} ${radius} 0 0 1 ${numbers(right * radius, down * radius)}`;
  const [across, along] = [numbers(width - 2 * radius), numbers(height - 2 * radius)];
  return `M${numbers(x + radius, y)}h${across}${corner(1, 1)}v${along}${corner(-1, 1)}h-${across}${corner(-1, -1)}v-${along}${corner(1, -1)}z`;
}

/** A leaf or petal from its foot at (x, y) to its tip; 0 degrees point up, 90 to the right. */
export function leaf(x: number, y: number, degrees: number, length: number, width: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [tipX, tipY] = [length * sin, -length * cos];
  const [sideX, sideY] = [width * cos, width * sin];
  const [midX, midY] = [tipX / 2, tipY / 2];
  return `M${numbers(x, y)}q${numbers(midX + sideX, midY + sideY, tipX, tipY)}q${numbers(-midX - sideX, -midY - sideY, -tipX, -tipY)}z`;
}

interface Fan {
  count: number;
  /** From the centre to the foot of each petal. */
  inner: number;
  length: number;
  width: number;
  /** Degrees of the first and last petal; a whole ring without them. */
  from?: number;
  to?: number;
}

/** Petals around a centre: a flower, a sun's rays, a peacock's tail. */
export function fan(x: number, y: number, { count, inner, length, width, from, to }: Fan): string {
  const first = from ?? 0;
  const step = to === undefined ? 360 / count : (to - first) / (count - 1);
  return Array.from({ length: count }, (_, index) => {
    const degrees = first + index * step;
    const angle = (degrees * Math.PI) / 180;
    return leaf(x + inner * Math.sin(angle), y - inner * Math.cos(angle), degrees, length, width);
  }).join('');
}

/** A wavy line to the right: crests of the given width and height. */
export function wave(x: number, y: number, crests: number, width: number, height = 10): string {
  return `M${numbers(x, y)}q${numbers(width / 2, -height, width, 0)}${`t${numbers(width, 0)}`.repeat(crests - 1)}`;
}
