import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import type { Font } from 'harfbuzzjs';
import { Variation } from 'harfbuzzjs';
import { wholeBanglaFont } from './bangla-fonts.ts';
import { openFont, shapedGlyphs } from './shaping.ts';

const require = createRequire(import.meta.url);
const latinFile =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

/** One font for each script, both bold. */
export interface OutlineFonts {
  latin: Font;
  bangla: Font;
}

export async function loadOutlineFonts(): Promise<OutlineFonts> {
  const latin = openFont(
    await fontverter.convert(await readFile(require.resolve(latinFile)), 'truetype'),
  );
  latin.setVariations([new Variation('wght', 700)]);
  return { latin, bangla: openFont(await wholeBanglaFont(700)) };
}

interface TextStyle {
  x: number;
  y: number;
  size: number;
  colour: string;
  /** Added after each letter. */
  spacing?: number;
}

/**
 * A line of text as SVG paths. resvg can draw text, but puts the parts of a Bangla letter on top of each
 * other.
 */
export function textOutlines(text: string, fonts: OutlineFonts, style: TextStyle): string {
  const { x, y, size, colour, spacing = 0 } = style;
  const paths: string[] = [];
  let right = x;
  for (const run of text.match(/\p{Script_Extensions=Bengali}+|\P{Script_Extensions=Bengali}+/gu) ??
    []) {
    const font = /\p{Script_Extensions=Bengali}/u.test(run) ? fonts.bangla : fonts.latin;
    const scale = size / font.face.upem;
    for (const { path, xAdvance, xOffset, yOffset } of shapedGlyphs(font, run)) {
      const [left, top] = [right + xOffset * scale, y - yOffset * scale];
      paths.push(`<path transform="matrix(${scale} 0 0 ${-scale} ${left} ${top})" d="${path}"/>`);
      right += xAdvance * scale + spacing;
    }
  }
  return `<g fill="${colour}">${paths.join('')}</g>`;
}
