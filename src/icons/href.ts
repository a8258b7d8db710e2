import sprite from '../generated/icons.svg?url&no-inline';
import { iconId } from './id.ts';
import type { IconName, SocialIconName } from './names.ts';

/** The address of an icon in the sprite. */
export function iconHref(name: IconName | SocialIconName): string {
  return `${sprite}#${iconId(name)}`;
}
