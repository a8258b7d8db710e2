import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import type { PageEntry } from '../src/content/schema/page.ts';
import { site } from '../src/content/site.ts';
import { basePathOf } from '../src/language/edition.ts';
import { valueOf } from '../reader/known-files.ts';
import { readContent } from '../reader/read-content.ts';
import { socialCardPath } from '../src/seo/socialCard.ts';
import { motifs } from '../src/ui/Medallion/motifs.ts';
import type { MotifName } from '../src/ui/Medallion/motifs.ts';
import { coverSvg } from './cover-svg.ts';
import { medallionColours, medallionSvg } from './medallion-svg.ts';
import { imageColours } from './theme-colours.ts';

const require = createRequire(import.meta.url);
const headline = { size: 68, charactersPerLine: 15 };
/** Letters of Bangla hang together, and its lines need more room. */
const latinType = { lineHeight: 1.06, spacing: -2 };
const banglaType = { lineHeight: 1.35, spacing: 0 };
const colourNames = ['surface-tinted', 'ink', 'brand', 'accent', ...medallionColours] as const;

type Colours = Record<(typeof colourNames)[number], string>;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The medallion of the page's product family. */
function motifOf(page: PageEntry): MotifName {
  const names = Object.keys(motifs) as MotifName[];
  return (
    names.find((name) => page.menus.some((group) => group === name)) ??
    (page.menus.includes('homes') ? 'hosting' : 'company')
  );
}

/** The drawing of an article, or the medallion of the page's product family. */
function drawingOf(page: PageEntry, colours: Colours): string {
  return page.article
    ? coverSvg(page.article.cover, colours)
    : medallionSvg(motifOf(page), colours);
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

function cardSvg(title: string, drawing: string, colours: Colours): string {
  const lines = titleLines(title);
  const { lineHeight, spacing } = /\p{Script=Bengali}/u.test(title) ? banglaType : latinType;
  const step = headline.size * lineHeight;
  const top = 340 - ((lines.length - 1) * step) / 2;
  const text = lines
    .map((line, index) => `<tspan x="72" y="${top + index * step}">${escape(line)}</tspan>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Bricolage Grotesque, Hind Siliguri" font-weight="700">
<rect width="1200" height="630" fill="${colours['surface-tinted']}"/>
<path d="M72 104h64" stroke="${colours.accent}" stroke-width="4" stroke-linecap="round" stroke-dasharray="12 12"/>
<text x="160" y="114" font-size="30" fill="${colours.brand}">${escape(site.brand)}</text>
<text font-size="${headline.size}" letter-spacing="${spacing}" fill="${colours.ink}">${text}</text>
<text x="72" y="560" font-size="26" fill="${colours.brand}">${escape(new URL(site.url).host)}</text>
<g transform="translate(900 315)">${drawing}</g>
</svg>`;
}

/** The fonts of titles, one for each script. */
const fontFiles = [
  {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    options: { variationAxes: { wght: 700 } },
  },
  {
    file: '@fontsource/hind-siliguri/files/hind-siliguri-bengali-700-normal.woff2',
    options: {},
  },
];

/** The fonts as the renderer reads them, in bold. */
async function writeFonts(folder: string, letters: string): Promise<string[]> {
  return Promise.all(
    fontFiles.map(async ({ file, options }, index) => {
      const font = path.join(folder, `${index}.ttf`);
      const source = await readFile(require.resolve(file));
      await writeFile(
        font,
        await subsetFont(source, letters, { targetFormat: 'sfnt', ...options }),
      );
      return font;
    }),
  );
}

/** Draws the image that each page shows when its link is shared. */
export async function writeSocialCards(siteFolder: string, root: string): Promise<void> {
  const colours = imageColours(root, colourNames);
  const fontFolder = await mkdtemp(path.join(tmpdir(), 'card-font-'));
  const cards = site.languages.flatMap((language) =>
    valueOf(readContent(root, language).files, 'pages.yaml').map((page) => ({
      page,
      file: path.join(siteFolder, socialCardPath(page.path, basePathOf(language))),
    })),
  );
  const letters = cards.map(({ page }) => page.title).join('') + site.brand + site.url;
  const fonts = await writeFonts(fontFolder, letters);
  for (const { page, file } of cards) {
    // Renders in another thread: the bundler needs this one.
    const image = await renderAsync(cardSvg(page.title, drawingOf(page, colours), colours), {
      font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Bricolage Grotesque' },
    });
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, image.asPng());
  }
  await rm(fontFolder, { recursive: true });
}
