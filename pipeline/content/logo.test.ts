import { expect, test } from 'vitest';
import { isSvgPath, logoProblems } from './logo.ts';

test.each(['M20 4L36 20Z', 'm0-13Q9 0 0 13Q-9 0 0-13z', 'M4 0A4 4 0 1 1-4 0Z', 'M1 1h5v.5'])(
  '%s is a path',
  (path) => {
    expect(isSvgPath(path)).toBe(true);
  },
);

test.each(['', '20 4L36 20Z', 'M20', 'M20 4X36 20', 'M20 4L36 20;', 'M20 4L36', 'M20 4Z5'])(
  '%j is not a path',
  (path) => {
    expect(isSvgPath(path)).toBe(false);
  },
);

test('the logo that ships can be drawn, and a malformed part is named', () => {
  expect(logoProblems()).toEqual([]);
  expect(logoProblems({ petal: 'M20 4L36', corner: 10 })).toEqual([
    {
      file: 'src/layout/Brand/logo.ts',
      field: 'petal',
      message: expect.stringContaining('is not an SVG path; write one such as'),
    },
  ]);
});
