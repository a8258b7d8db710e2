import type { IconName, SocialIconName } from './names.ts';

/** The id of an icon's symbol in the page. */
export function iconId(name: IconName | SocialIconName | ''): string {
  return `icon-${name}`;
}

/**
 * The hidden element that contains the symbols. Hidden, because browsers compute styles and layout for symbols even
 * though they don't show them.
 */
export const symbolsId = 'symbols';
