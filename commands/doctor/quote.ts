const maxLength = 60;

/** Control, zero-width and text-direction characters, which could garble a terminal. */
const unsafeCharacters =
  // oxlint-disable-next-line no-control-regex -- control characters are what it must match
  /[\u0000-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uD800-\uDFFF]/g;

/** Makes a value from the portal short and safe to print. */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = toJson(value);
  const end = typeof value === 'string' ? '…"' : '…';
  const short = text.length > maxLength ? text.slice(0, maxLength) + end : text;
  return short.replaceAll(
    unsafeCharacters,
    (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Stringifying a value that is nested hundreds of thousands deep overflows the stack. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return Array.isArray(value) ? '[[[…]]]' : '{…}';
  }
}
