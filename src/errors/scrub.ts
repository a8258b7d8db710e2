/** Longer messages add little, and may contain personal data. */
const maxLength = 200;

/** Long, random-looking parts of a path; not files, which have an extension, nor host names. */
const token =
  /(^|[^/])\/(?![\w-]+\.[a-z]\w{1,4}(?![\w.]))(?=[\w.~%-]{16})[\w.~%-]*(?:\d[A-Za-z]|[A-Za-z]\d|[a-z][A-Z])[\w.~%-]*/g;

/** Eight digits or more, in any script; IP addresses match too. */
const phone = /\+?\p{Nd}(?:[ ().-]{0,2}\p{Nd}){7,}/gu;

/**
 * An error message without anything personal: queries and hashes of addresses, e-mail addresses, phone
 * numbers and tokens. Truncated before as well as after, so that a huge message cannot block the browser.
 */
export function scrub(text: string): string {
  return text
    .slice(0, 1000)
    .replace(/(\S)(?:[?#]|%(?:25)*(?:3f|23))[^\s"')]*/gi, '$1')
    .replace(/[^\s"'<>()/=:,;]+(?:@|%40)[^\s"'<>()/,;]+/g, '[e-mail]')
    .replace(token, '$1/[token]')
    .replace(phone, '[number]')
    .slice(0, maxLength);
}
