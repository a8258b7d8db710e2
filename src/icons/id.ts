import type { IconName } from './names.ts';

/** The id of an icon's drawing in the document. */
export function iconId(name: IconName): string {
  return `icon-${name}`;
}

/** The element of the document that holds the drawings. */
export const iconsHolderId = 'icons';
