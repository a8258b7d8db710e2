import type { Plugin } from 'postcss';

/** Bangla signs reach above and below the letters, so lines must be taller than in Latin script. */
const textLineHeight = 1.75;
const minLineHeight = 1.35;

/** Makes a line height for Latin letters 30% taller, within the limits above, and never smaller than it was. */
function banglaLineHeight(latin: number): string {
  const taller = Math.min(Math.max(latin * 1.3, minLineHeight), textLineHeight);
  return String(Number(Math.max(latin, taller).toFixed(2)));
}

/** A unitless line height in a value of `line-height` or `font`. */
const lineHeight = /^[\d.]+$|(?<= \/ )[\d.]+(?= )/;

/** The height of a line of Latin text, which some blocks reserve. */
const reservedLine = /\b1\.6em\b/g;

/**
 * Adapts styles that were written for Latin letters to the Bangla edition: taller lines, Bangla numerals, and
 * no letter spacing, which would break the line that connects the letters.
 */
export function banglaStyles(): Plugin {
  return {
    postcssPlugin: 'bangla-styles',
    // Not a `Declaration` visitor: PostCSS would visit each declaration again after its change.
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
        declaration.value = declaration.value.replaceAll(reservedLine, `${textLineHeight}em`);
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
