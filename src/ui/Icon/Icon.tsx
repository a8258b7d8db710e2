import sprite from '../../../generated/icons.svg?url';
import { iconId } from '../../icons/id.ts';
import styles from './Icon.module.css';

interface IconProps {
  name: string;
  /** `m` is for text, `l` for headings. */
  size?: 's' | 'm' | 'l';
}

/** A decorative icon next to text that says the same, hidden from screen readers. */
export function Icon({ name, size = 'm' }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size === 'm' ? undefined : size} aria-hidden="true">
      <use href={`${sprite}#${iconId(name)}`} />
    </svg>
  );
}
