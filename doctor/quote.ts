const longest = 60;

/** Controls, line ends, zero widths and marks that turn text round: none may reach a terminal. */
const unseen =
  // oxlint-disable-next-line no-control-regex -- controls are what is looked for
  /[\u0000-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uD800-\uDFFF]/g;

/** Something that the portal sent, short and harmless enough to be printed. */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  const end = typeof value === 'string' ? '…"' : '…';
  const short = text.length > longest ? text.slice(0, longest) + end : text;
  return short.replaceAll(
    unseen,
    (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
