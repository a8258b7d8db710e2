/** The id of an icon's symbol in the sprite. */
export function iconId(name: string): string {
  return `icon-${name}`;
}
