import type { InputHTMLAttributes } from 'react';
import { digits, hasOwnDigits } from '../../language/inWords.ts';

interface NumberInputProps extends InputHTMLAttributes<HTMLInputElement> {
  type: 'number';
  defaultValue: number;
}

/**
 * A field for a number. Native number fields refuse the digits of other scripts, so an edition with
 * its own digits gets a text field. `typedNumber` reads both.
 */
export function NumberInput(props: NumberInputProps) {
  if (!hasOwnDigits) return <input {...props} />;
  const { min: _min, max: _max, step: _step, defaultValue, ...rest } = props;
  return <input {...rest} type="text" autoComplete="off" defaultValue={digits(defaultValue)} />;
}
