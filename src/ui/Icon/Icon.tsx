import { iconId } from '../../icons/id.ts';
import type { IconName } from '../../icons/names.ts';
import styles from './Icon.module.css';

interface IconProps {
  name: IconName;
  /** `m` stands in a line of text, `l` beside a heading. */
  size?: 's' | 'm' | 'l';
}

/** A drawing beside words that say the same; screen readers pass over it. */
export function Icon({ name, size = 'm' }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size === 'm' ? undefined : size} aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
