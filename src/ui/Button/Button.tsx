import type { ButtonHTMLAttributes } from 'react';
import { Link } from '../Link/Link.tsx';
import type { LinkProps } from '../Link/Link.tsx';
import styles from './Button.module.css';

interface Look {
  /** `thread` is the one call to act on a page; `brand` acts, `plain` offers. */
  variant?: 'accent' | 'brand' | 'secondary' | 'onDark';
  /** `s` stands in the header and in tables. */
  size?: 's' | 'm';
  /** Takes the whole width of what it stands in. */
  wide?: boolean;
}

type PressProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;
type LeadProps = Look & Omit<LinkProps, 'className'>;

/** Does something on this page. */
export function Button({ variant = 'brand', size, wide, type = 'button', ...rest }: PressProps) {
  return (
    <button
      type={type}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
      {...rest}
    />
  );
}

/** Leads somewhere, with the looks of a button. */
export function ButtonLink({ variant = 'brand', size, wide, ...rest }: LeadProps) {
  return (
    <Link
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
      {...rest}
    />
  );
}
