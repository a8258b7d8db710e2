/** The id of an icon's symbol in the page. */
export function iconId(name: string): string {
  return `icon-${name}`;
}
