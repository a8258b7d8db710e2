import type { CoverName } from '../src/schema/prose.ts';
import { covers, isPatch, surroundings } from '../src/pages/blog/shared/ArticleCover/covers.ts';
import type { Kind } from '../src/pages/blog/shared/ArticleCover/covers.ts';
import { clothSvg } from './medallion-svg.ts';

type Colours = Parameters<typeof clothSvg>[0];

function lineAttributes(stroke: string): string {
  return `fill="none" stroke="${stroke}" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="6 6"`;
}

function shape(kind: Kind, path: string, colours: Colours): string {
  if (kind === 'seam') return `<path d="${path}" ${lineAttributes(colours.cotton)}/>`;
  if (kind === 'mark') return `<path d="${path}" ${lineAttributes(colours.field)}/>`;
  if (!isPatch(kind)) return `<path d="${path}" fill="${colours.field}"/>`;
  const outline = `d="${path}" fill="none" stroke-linejoin="round"`;
  const fill = colours[kind === 'petal' || kind === 'gold' ? kind : 'cotton'];
  return [
    `<path ${outline} stroke="${colours.cotton}" stroke-width="15" stroke-dasharray="5 5"/>`,
    `<path ${outline} stroke="${colours.field}" stroke-width="11"/>`,
    `<path d="${path}" fill="${fill}"/>`,
  ].join('');
}

/** An article's cover as SVG markup around the origin, for images; ArticleCover.tsx draws the same. */
export function coverSvg(name: CoverName, colours: Colours): string {
  const { water, flower, flowerPlaces } = surroundings;
  return [
    clothSvg(colours),
    shape('seam', water, colours),
    ...flowerPlaces.map(
      (place) => `<path transform="${place}" d="${flower}" fill="${colours.cotton}"/>`,
    ),
    ...covers[name].map(([kind, path]) => shape(kind, path, colours)),
  ].join('');
}
