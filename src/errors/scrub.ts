/** Longer messages add little, and may contain personal data. */
const maxLength = 200;

/**
 * An error message without anything personal: queries and hashes of addresses, and e-mail addresses.
 * Truncated before as well as after, so that a huge message cannot block the browser.
 */
export function scrub(text: string): string {
  return text
    .slice(0, 1000)
    .replace(/(\S)[?#][^\s"')]*/g, '$1')
    .replace(/[^\s"'<>()/=:,;]+(?:@|%40)[^\s"'<>()/,;]+/g, '[e-mail]')
    .slice(0, maxLength);
}
