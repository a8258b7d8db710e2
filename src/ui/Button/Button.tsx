import type { ButtonHTMLAttributes } from 'react';
import { Link } from '../Link/Link.tsx';
import type { LinkProps } from '../Link/Link.tsx';
import styles from './Button.module.css';

interface ButtonStyle {
  /** `accent` is a page's main call to action, `brand` the default, `secondary` the alternative. */
  variant?: 'accent' | 'brand' | 'secondary' | 'onDark';
  /** `s` is for the header and tables. */
  size?: 's' | 'm';
  /** Fills the width of its container. */
  wide?: boolean;
}

type ButtonProps = ButtonStyle & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;
type ButtonLinkProps = ButtonStyle & Omit<LinkProps, 'className'>;

/** Does something on this page. */
export function Button({ variant = 'brand', size, wide, type = 'button', ...rest }: ButtonProps) {
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

/** A link that looks like a button. */
export function ButtonLink({ variant = 'brand', size, wide, ...rest }: ButtonLinkProps) {
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
