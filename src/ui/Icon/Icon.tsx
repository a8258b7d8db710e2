import { iconHref } from '../../icons/href.ts';
import type { IconName, SocialIconName } from '../../icons/names.ts';
import styles from './Icon.module.css';

interface IconProps {
  name: IconName | SocialIconName;
  /** `m` is for text, `l` for headings. */
  size?: 's' | 'm' | 'l';
}

/** A decorative icon next to text that says the same, hidden from screen readers. All icons are in one file. */
export function Icon({ name, size = 'm' }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size === 'm' ? undefined : size} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
