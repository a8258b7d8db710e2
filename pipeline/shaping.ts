import { Blob, Buffer, BufferContentType, Face, Font, shape } from 'harfbuzzjs';

/** Opens a TrueType font for shaping; HarfBuzz does not read woff2. */
export function openFont(file: Uint8Array): Font {
  return new Font(new Face(new Blob(file)));
}

function textBuffer(text: string): Buffer {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.setLanguage('bn');
  buffer.guessSegmentProperties();
  return buffer;
}

interface ShapedGlyph {
  /** Its outline, as in SVG but with y pointing up. */
  path: string;
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** The glyphs that a reader sees for a text, with their positions, in font units. */
export function shapedGlyphs(font: Font, text: string): ShapedGlyph[] {
  const buffer = textBuffer(text);
  shape(font, buffer);
  const glyphs = buffer.getGlyphInfos();
  return buffer.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }, index) => ({
    path: font.glyphToPath(glyphs[index]?.codepoint ?? 0),
    xAdvance,
    xOffset,
    yOffset,
  }));
}

/**
 * The glyphs that a text needs: those it ends up with, and those that one step of shaping produces for the
 * next, such as the half form of a letter before it joins another.
 */
export function glyphsFor(font: Font, text: string): Set<number> {
  const glyphs = new Set<number>();
  const buffer = textBuffer(text);
  const collect = (step: Buffer) => {
    for (const { codepoint } of step.getGlyphInfos()) glyphs.add(codepoint);
  };
  buffer.setMessageFunc((step, _font, message) => {
    const isStep = message.startsWith('start table') || message.startsWith('end lookup');
    // Before the first table the buffer holds characters, not glyphs.
    if (isStep && step.getContentType() === BufferContentType.GLYPHS) collect(step);
    return true;
  });
  shape(font, buffer);
  collect(buffer);
  return glyphs;
}
