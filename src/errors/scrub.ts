/** Longer messages say no more, and may hold more than they should. */
const longest = 200;

/**
 * An error's words without what may belong to a person: queries and hashes of addresses, and
 * e-mail addresses. Cut before as well as after, so that no message can keep the browser busy.
 */
export function scrub(text: string): string {
  return text
    .slice(0, 1000)
    .replace(/(\S)[?#][^\s"')]*/g, '$1')
    .replace(/[^\s"'<>()/=:,;]+(?:@|%40)[^\s"'<>()/,;]+/g, '[e-mail]')
    .slice(0, longest);
}
