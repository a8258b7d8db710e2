import { shapedGlyphs } from '../../pipeline/shaping.ts';
import { loadOutlineFonts, textOutlines } from '../../pipeline/text-outlines.ts';

/** The first letters of a name's first two words. */
export function initialsOf(brand: string): string {
  const words = brand.split(/[^\p{L}\p{M}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment.toUpperCase())
    .join('');
}

/** A logo of a name's initials, drawn as paths in the colours of the theme. */
export async function initialsLogo(brand: string): Promise<string> {
  const fonts = await loadOutlineFonts();
  const text = initialsOf(brand);
  const font = /\p{Script=Bengali}/u.test(text) ? fonts.bangla : fonts.latin;
  const advance = shapedGlyphs(font, text).reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const size = Math.min(23, (32 * font.face.upem) / advance);
  const x = 20 - (advance * size) / font.face.upem / 2;
  const letters = textOutlines(text, fonts, {
    x,
    y: 20 + size * 0.34,
    size,
    colour: 'var(--on-brand)',
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <rect width="40" height="40" rx="10" fill="var(--brand)" />
  ${letters.replaceAll(/-?\d+\.\d+(?=[^)]*")/g, (digits) => String(Math.round(Number(digits))))}
</svg>
`;
}
