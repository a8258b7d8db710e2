import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageEntry } from '../src/schema/page.ts';
import { buildFacts } from '../src/site/buildFacts.ts';
import { site } from '../src/site/site.ts';
import { basePathOf } from '../src/schema/languageCodes.ts';
import { readContent } from './content/read/read-content.ts';
import { socialCardPath } from '../src/seo/socialCard.ts';
import { drawingImage, drawingStyles } from './drawing-image.ts';
import type { OutlineFonts } from './text-outlines.ts';
import { loadOutlineFonts, textOutlines } from './text-outlines.ts';
import { imageColours } from './theme-colours.ts';

const headline = { size: 68, charactersPerLine: 15 };
/** Bangla letters connect, so they get no spacing, and their lines need more room. */
const latinType = { lineHeight: 1.06, spacing: -2 };
const banglaType = { lineHeight: 1.35, spacing: 0 };
const colourNames = ['surface-tinted', 'ink', 'brand', 'accent'] as const;

type Colours = Record<(typeof colourNames)[number], string>;

/** The drawing of an article, or the one that the page names. */
function drawingOf(
  root: string,
  { article, drawing = buildFacts.socialDrawing }: PageEntry,
): string {
  const file = article ? `covers/${article.cover}` : drawing;
  return drawingImage(root, `${file}.svg`, 670, 85);
}

/** Wraps a title to fit beside the drawing. */
export function titleLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= headline.charactersPerLine) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

interface CardParts {
  title: string;
  drawing: string;
  styles: string;
  colours: Colours;
  fonts: OutlineFonts;
}

function cardSvg({ title, drawing, styles, colours, fonts }: CardParts): string {
  const lines = titleLines(title);
  const { lineHeight, spacing } = /\p{Script=Bengali}/u.test(title) ? banglaType : latinType;
  const step = headline.size * lineHeight;
  const top = 340 - ((lines.length - 1) * step) / 2;
  const text = lines.map((line, index) => {
    const style = { x: 72, y: top + index * step, size: headline.size, colour: colours.ink };
    return textOutlines(line, fonts, { ...style, spacing });
  });
  const small = (words: string, x: number, y: number, size: number) =>
    textOutlines(words, fonts, { x, y, size, colour: colours.brand });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<style>${styles}</style>
<rect width="1200" height="630" fill="${colours['surface-tinted']}"/>
<path d="M72 104h64" stroke="${colours.accent}" stroke-width="4" stroke-linecap="round" stroke-dasharray="12 12"/>
${small(site.brand, 160, 114, 30)}
${text.join('')}
${small(new URL(site.url).host, 72, 560, 26)}
${drawing}
</svg>`;
}

/** An image to be drawn. */
export interface Card {
  svg: string;
  file: string;
}

/** Draws the image that each page shows when its link is shared. */
export async function writeSocialCards(siteFolder: string, root: string): Promise<void> {
  const colours = imageColours(root, colourNames);
  const styles = drawingStyles(root);
  const fonts = await loadOutlineFonts();
  const cards = buildFacts.languages.flatMap((language) =>
    readContent(root, language).pages.map((page): Card => ({
      svg: cardSvg({ title: page.title, drawing: drawingOf(root, page), styles, colours, fonts }),
      file: path.join(
        siteFolder,
        socialCardPath(page.path, basePathOf(language, buildFacts.languages)),
      ),
    })),
  );
  // With arguments of its own the worker reads NODE_OPTIONS, which before Node 22.18 name our loader.
  const options = { workerData: cards, execArgv: [] };
  const worker = new Worker(new URL('draw-cards.ts', import.meta.url), options);
  const [code] = (await once(worker, 'exit')) as [number];
  if (code !== 0) throw new Error('The social cards could not be drawn');
}
