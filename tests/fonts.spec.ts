import { expect, test } from './test.ts';
import path from 'node:path';
import {
  banglaWeights,
  banglaWords,
  changedWords,
  subsetToWords,
  wholeBanglaFont,
  wordsOfEdition,
} from '../pipeline/bangla-fonts.ts';
import { charactersInUse, titleCharacters } from '../pipeline/fonts.ts';
import { pages } from '../src/site/pages.ts';
import { buildFacts } from '../src/site/buildFacts.ts';

const root = path.resolve(import.meta.dirname, '..');

/*
 * The fonts are subset to the characters that the site uses (pipeline/fonts.ts). A missing character
 * would appear in another font in the middle of a word. The taka sign has a font of its own.
 */
test.describe('without JavaScript', () => {
  // The prerendered text is enough, and loads faster.
  test.use({ javaScriptEnabled: false });

  test('the fonts contain every character that the pages show', async ({ page }) => {
    const characters = { Bricolage: `${titleCharacters}৳`, Figtree: await charactersInUse(root) };
    const missing = new Map<string, string>();
    for (const { path: address } of pages) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const found = await page.evaluate((fonts) => {
        const foreign: [string, string][] = [];
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const content = text.textContent ?? '';
          const family = text.parentElement ? getComputedStyle(text.parentElement).fontFamily : '';
          const [, font] = Object.entries(fonts).find(([name]) => family.startsWith(name)) ?? [];
          if (font === undefined || text.parentElement?.tagName === 'SCRIPT') continue;
          for (const character of content.replaceAll(/\s/g, '')) {
            if (!font.includes(character)) foreign.push([`${character} in ${family}`, content]);
          }
        }
        return foreign;
      }, characters);
      for (const [what, content] of found) missing.set(what, `${address}: ${content}`);
    }
    expect([...missing]).toEqual([]);
  });
});

test('links to the Bangla edition show its name in our own font', async ({ page }) => {
  test.skip(!buildFacts.languages.includes('bn'), 'This site has no Bangla edition');
  await page.goto('/', { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root: document } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: document.nodeId,
    selector: 'footer a[lang="bn"]',
  });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts).toHaveLength(1);
  expect(fonts[0]?.familyName).toContain('Anek');
});

/* The Bangla fonts are subset to the words of the content files; facts and numbers are filled in later. */
test('the Bangla fonts can draw every word of the Bangla pages', async ({ request }) => {
  test.skip(!buildFacts.languages.includes('bn'), 'This site has no Bangla edition');
  const words = new Set<string>();
  for (const { path: address } of pages) {
    const response = await request.get(address === '/' ? '/bn' : `/bn${address}`);
    for (const word of banglaWords(await response.text())) words.add(word);
  }
  expect(words.size).toBeGreaterThan(1000);
  for (const weight of banglaWeights) {
    const whole = await wholeBanglaFont(weight);
    const cut = await subsetToWords(whole, await wordsOfEdition(root));
    expect(changedWords(whole, cut, [...words])).toEqual([]);
  }
});
