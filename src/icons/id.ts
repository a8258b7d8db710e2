import type { IconName, SocialIconName } from './names.ts';

/** The id of an icon's symbol in the page. */
export function iconId(name: IconName | SocialIconName | ''): string {
  return `icon-${name}`;
}
