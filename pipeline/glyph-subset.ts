import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The C functions of HarfBuzz's subsetter that we call; the package has no wrappers for them. */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  malloc: (size: number) => number;
  free: (address: number) => void;
  hb_blob_create: (data: number, size: number, mode: number, user: number, free: number) => number;
  hb_blob_get_data: (blob: number, length: number) => number;
  hb_blob_get_length: (blob: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_face_reference_blob: (face: number) => number;
  hb_set_add: (set: number, value: number) => void;
  hb_subset_input_create_or_fail: () => number;
  hb_subset_input_glyph_set: (input: number) => number;
  hb_subset_input_unicode_set: (input: number) => number;
  hb_subset_input_set_flags: (input: number, flags: number) => void;
  hb_subset_or_fail: (face: number, input: number) => number;
}

const writableMemory = 2;
const noHinting = 0x1;
const noLayoutClosure = 0x200;

async function loadSubsetter(): Promise<Subsetter> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const subsetter = instance.exports as unknown as Subsetter;
  // oxlint-disable-next-line no-underscore-dangle -- the name that Emscripten exports
  subsetter._initialize();
  return subsetter;
}

/**
 * Reduces a TrueType font to some glyphs and characters. Unlike subset-font, it does not add every glyph that
 * the characters could form together, which for Bangla is most of the font.
 */
export async function subsetToGlyphs(
  font: Uint8Array,
  glyphs: Iterable<number>,
  characters: Iterable<string>,
): Promise<Uint8Array> {
  // The instance's memory is garbage-collected as a whole, so nothing is freed by hand.
  const subsetter = await loadSubsetter();
  const data = subsetter.malloc(font.length);
  new Uint8Array(subsetter.memory.buffer).set(font, data);
  const blob = subsetter.hb_blob_create(data, font.length, writableMemory, 0, 0);
  const input = subsetter.hb_subset_input_create_or_fail();
  const glyphSet = subsetter.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) subsetter.hb_set_add(glyphSet, glyph);
  const characterSet = subsetter.hb_subset_input_unicode_set(input);
  for (const character of characters)
    subsetter.hb_set_add(characterSet, character.codePointAt(0) ?? 0);
  subsetter.hb_subset_input_set_flags(input, noHinting | noLayoutClosure);
  const subset = subsetter.hb_subset_or_fail(subsetter.hb_face_create(blob, 0), input);
  const result = subsetter.hb_face_reference_blob(subset);
  const start = subsetter.hb_blob_get_data(result, 0);
  const length = subsetter.hb_blob_get_length(result);
  if (subset === 0 || length === 0) throw new Error('HarfBuzz could not subset the font');
  // A new view, because the memory may have grown.
  return new Uint8Array(subsetter.memory.buffer).slice(start, start + length);
}
