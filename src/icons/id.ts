import type { IconName, SocialIconName } from './names.ts';

/** The id of an icon's symbol in the document. */
export function iconId(name: IconName | SocialIconName): string {
  return `icon-${name}`;
}

/** The element that contains the symbols. */
export const iconContainerId = 'icons';
