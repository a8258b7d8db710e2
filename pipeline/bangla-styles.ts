import type { Plugin } from 'postcss';

/** Text, and the least that any line of Bangla needs: its signs reach above and below the letters. */
const textLines = 1.7;
const titleLines = 1.35;

/** A line height that was chosen for Latin letters, for Bangla: those of titles and labels by a third more. */
function banglaLineHeight(latin: number): string {
  const taller = Math.min(Math.max(latin * 1.3, titleLines), textLines);
  return String(Number(Math.max(latin, taller).toFixed(2)));
}

/** The line height in a value of `line-height` or `font`, without a unit. */
const lineHeight = /^[\d.]+$|(?<= \/ )[\d.]+(?= )/;

/** A line of text in Latin letters, for which some blocks reserve room. */
const reservedLine = /\b1\.6em\b/g;

/**
 * Turns styles that were written for Latin letters into those of the Bangla edition: taller lines, Bangla
 * numbers, and no letter spacing, which would tear words apart.
 */
export function banglaStyles(): Plugin {
  return {
    postcssPlugin: 'bangla-styles',
    // Once: PostCSS shows a declaration again after each change.
    Once(root) {
      root.walkDecls('letter-spacing', (declaration) => {
        declaration.remove();
      });
      root.walkDecls(/^(?:line-height|font)$/, (declaration) => {
        declaration.value = declaration.value.replace(lineHeight, (latin) =>
          banglaLineHeight(Number(latin)),
        );
      });
      root.walkDecls('min-height', (declaration) => {
        declaration.value = declaration.value.replaceAll(reservedLine, `${textLines}em`);
      });
      root.walkDecls('content', (declaration) => {
        declaration.value = declaration.value.replaceAll(
          /counter\((\w+)\)/g,
          'counter($1, bengali)',
        );
      });
    },
  };
}
