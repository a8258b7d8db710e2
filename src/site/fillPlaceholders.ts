/** Replaces each `{name}` in a text with its value; names without a value stay as they are. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  return text.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
}
