import { Blob, Buffer, BufferContentType, Face, Font, shape } from 'harfbuzzjs';

/** A font file as the shaper reads it: TrueType, not woff2. */
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

/** The shapes that a reader sees for a word, and where each stands. */
export function drawnWord(font: Font, word: string): string[] {
  const buffer = textBuffer(word);
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    return [font.glyphToPath(glyph), xAdvance, xOffset, yOffset].join(' ');
  });
}

/**
 * The glyphs that a text needs: those it ends up with, and those that one step of shaping makes for the
 * next, such as the half of a letter before it joins another.
 */
export function glyphsFor(font: Font, text: string): Set<number> {
  const glyphs = new Set<number>();
  const buffer = textBuffer(text);
  const collect = (step: Buffer) => {
    for (const { codepoint } of step.getGlyphInfos()) glyphs.add(codepoint);
  };
  buffer.setMessageFunc((step, _font, message) => {
    const isStep = message.startsWith('start table') || message.startsWith('end ');
    // Before the first table the buffer holds characters, not glyphs.
    if (isStep && step.getContentType() === BufferContentType.GLYPHS) collect(step);
    return true;
  });
  shape(font, buffer);
  collect(buffer);
  return glyphs;
}
