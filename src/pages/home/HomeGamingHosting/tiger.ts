/**
 * The left half of a tiger's face, patch by patch; the right half mirrors it. `g` is gold, `k` the
 * dark of stripes and eyes, `c` cotton, `p` petal red; a dot leaves the cloth bare.
 */
const half = [
  '.ggg.....',
  'gpppg....',
  'gppggggkk',
  'ggggkgggk',
  '.gggkkggk',
  '.gggggggg',
  'kkggkkggg',
  'gggkcckgg',
  'kkkgckkgg',
  'ggggggggg',
  'kkkggccpp',
  'ggggcccpp',
  '.kggccccp',
  '.ggckccck',
  '..gcckkkk',
  '...gccccc',
  '....ggggg',
];

/** The whole face, row by row, each row a list of letters. */
export const tiger = half.map((row) => mirrored(row.split('')));

function mirrored(letters: string[]): string[] {
  return [...letters, ...[...letters].reverse()];
}
