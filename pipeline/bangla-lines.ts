import type { Plugin } from 'postcss';

/** Text, and the least that any line of Bangla needs: its signs reach above and below the letters. */
const textLines = 1.7;
const titleLines = 1.35;

/** A line height that was chosen for Latin letters, for Bangla: those of titles and labels by a third more. */
function banglaLineHeight(latin: number): number {
  const taller = Math.min(Math.max(latin * 1.3, titleLines), textLines);
  return Number(Math.max(latin, taller).toFixed(2));
}

/** Gives the styles of the Bangla edition taller lines, and no letter spacing, which would tear words apart. */
export function banglaLines(): Plugin {
  return {
    postcssPlugin: 'bangla-lines',
    Declaration: {
      'letter-spacing': (declaration) => {
        declaration.remove();
      },
      'line-height': (declaration) => {
        if (/^[\d.]+$/.test(declaration.value)) {
          declaration.value = String(banglaLineHeight(Number(declaration.value)));
        }
      },
      font: (declaration) => {
        declaration.value = declaration.value.replace(
          / \/ ([\d.]+) /,
          (_, height: string) => ` / ${banglaLineHeight(Number(height))} `,
        );
      },
    },
  };
}
