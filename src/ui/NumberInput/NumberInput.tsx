import { useRef } from 'react';
import type { InputHTMLAttributes } from 'react';
import { digits, hasOwnDigits, typedNumber } from '../../language/inWords.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './NumberInput.module.css';

interface NumberInputProps extends InputHTMLAttributes<HTMLInputElement> {
  type: 'number';
  min: number;
  max: number;
  /** With `any` there are no buttons. */
  step?: number | 'any';
  defaultValue: number;
}

/**
 * A field for a number, with a button on either side. Native number fields refuse the digits of other
 * scripts, so an edition with its own digits gets a text field. `typedNumber` reads both.
 */
export function NumberInput(props: NumberInputProps) {
  const { min, max, step = 1, defaultValue, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const field = hasOwnDigits ? (
    <input
      {...rest}
      ref={input}
      type="text"
      autoComplete="off"
      defaultValue={digits(defaultValue)}
    />
  ) : (
    <input {...props} ref={input} />
  );
  if (step === 'any') return field;

  const change = (by: number) => {
    if (!input.current) return;
    const value = Number(typedNumber(input.current.value)) || 0;
    input.current.value = digits(Math.min(max, Math.max(min, value + by)));
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  // Keyboards have the arrow keys, screen readers the field itself.
  const button = (icon: string, by: number) => (
    <button
      type="button"
      className={styles.button}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => change(by)}
    >
      <Icon name={icon} size="s" />
    </button>
  );
  return (
    <span className={styles.stepper}>
      {button('minus', -step)}
      {field}
      {button('plus', step)}
    </span>
  );
}
