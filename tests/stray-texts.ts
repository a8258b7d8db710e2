import type { Page } from '@playwright/test';

/** Attributes that are read out or shown. */
const readAttributes = ['alt', 'aria-label', 'data-label', 'placeholder', 'title', 'content'];
/** Elements whose text is not prose. */
const notWords = ['script', 'style', 'noscript', 'code', 'pre', '[lang=en]'].join();
const readMeta =
  'meta:is([name=description], [property="og:title"], [property="og:description"], [property="og:image:alt"])';

/** Addresses, domain names, and names with their numbers: IPv4, Ryzen 5 3600, Windows Server 2025. */
const named = /\S*(?:@|:\/\/|[\w-]\.[a-z]|(?<!\S)\.[a-z])\S*|[A-Za-z][\w.-]*(?: \d[\w.]*)*/g;

/** Whether a text has a number in Latin digits, or a run of English words. */
function isStray(text: string): boolean {
  if (/\d/.test(text.replaceAll(named, ''))) return true;
  return /\b[a-z]{2,}(?: [a-z]{2,}){2,}\b/.test(text);
}

/** What a Bangla reader should not meet on a page, with what was typed into its fields. */
export async function strayTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(
    ({ attributes, without, meta }) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.parentElement?.closest(without)) found.push(text.textContent ?? '');
      }
      for (const element of document.querySelectorAll(`body *, ${meta}`)) {
        if (element.closest(without)) continue;
        for (const name of attributes) found.push(element.getAttribute(name) ?? '');
        if (element instanceof HTMLTextAreaElement) found.push(element.value);
        if (element instanceof HTMLInputElement && element.type === 'text')
          found.push(element.value);
      }
      return found;
    },
    { attributes: readAttributes, without: notWords, meta: readMeta },
  );
  if (texts.length < 50) throw new Error(`the page has only ${texts.length} texts`);
  return texts.filter(isStray);
}
