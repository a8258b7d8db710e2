/** What our CSP refuses; a page that has it would break in the browser, so the build stops. */
const forbidden: readonly { pattern: RegExp; what: string }[] = [
  {
    pattern: /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>/i,
    what: 'an inline script',
  },
  { pattern: /<style[\s>]/i, what: 'a <style> element' },
  { pattern: /<[^>]+\sstyle=/i, what: 'a style attribute' },
  { pattern: /<[a-z][^>]*\son[a-z]+=/i, what: 'an inline event handler' },
];

/** Fails on HTML that cannot run under the CSP. */
export function assertHtml(page: string, html: string): void {
  for (const { pattern, what } of forbidden) {
    const found = pattern.exec(html);
    if (found) throw new Error(`${page} holds ${what}: ${found[0].slice(0, 200)}`);
  }
}
