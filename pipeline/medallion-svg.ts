import { stitchesAround, turnedPetals } from '../src/ui/Medallion/geometry.ts';
import { motifs } from '../src/ui/Medallion/motifs.ts';
import type { Motif, MotifName, PetalRing } from '../src/ui/Medallion/motifs.ts';

export const medallionColours = ['field', 'petal', 'gold', 'cotton'] as const;

function petalRing(ring: PetalRing, attributes: string): string {
  const { path, turns } = turnedPetals(ring);
  return turns.map((turn) => `<path transform="${turn}" d="${path}" ${attributes}/>`).join('');
}

type Colours = Readonly<Record<(typeof medallionColours)[number], string>>;

/** The square cloth with a stitched hem behind every drawing. */
export function clothSvg(colours: Colours): string {
  return `<rect x="-230" y="-230" width="460" height="460" rx="34" fill="${colours.field}"/><rect x="-214" y="-214" width="428" height="428" rx="24" fill="none" stroke="${colours.cotton}" stroke-linecap="round" stroke-width="2" stroke-dasharray="9 8" opacity=".55"/>`;
}

/** A product family's medallion as SVG markup around the origin, for images. */
export function medallionSvg(motif: MotifName, colours: Colours): string {
  const { petals, rings }: Motif = motifs[motif];
  const stitch = `fill="none" stroke="${colours.cotton}" stroke-linecap="round"`;
  return [
    clothSvg(colours),
    ...rings.map(
      (radius) => `<circle r="${radius}" ${stitch} stroke-width="2" stroke-dasharray="5 5"/>`,
    ),
    ...petals.flatMap((ring) => [
      petalRing(stitchesAround(ring), `${stitch} stroke-width="1.5" stroke-dasharray="2 3.6"`),
      petalRing(ring, `fill="${colours[ring.colour]}"`),
    ]),
    `<circle r="19" fill="${colours.petal}"/><circle r="11" ${stitch} stroke-width="1.5" stroke-dasharray="2 3.6"/>`,
  ].join('');
}
