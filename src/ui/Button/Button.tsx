import type { ButtonHTMLAttributes } from 'react';
import { Link } from '../Link/Link.tsx';
import type { LinkProps } from '../Link/Link.tsx';
import styles from './Button.module.css';

interface Look {
  /** `thread` is the one call to act on a page; `brand` acts, `plain` offers. */
  look?: 'thread' | 'brand' | 'plain' | 'onDeep';
  /** `s` stands in the header and in tables. */
  size?: 's' | 'm';
  /** Takes the whole width of what it stands in. */
  wide?: boolean;
}

type PressProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;
type LeadProps = Look & Omit<LinkProps, 'className'>;

/** Does something on this page. */
export function Button({ look = 'brand', size, wide, type = 'button', ...rest }: PressProps) {
  return (
    <button
      type={type}
      className={styles.button}
      data-look={look}
      data-size={size}
      data-wide={wide}
      {...rest}
    />
  );
}

/** Leads somewhere, with the looks of a button. */
export function ButtonLink({ look = 'brand', size, wide, ...rest }: LeadProps) {
  return (
    <Link className={styles.button} data-look={look} data-size={size} data-wide={wide} {...rest} />
  );
}
