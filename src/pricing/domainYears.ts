import { toHundredths } from './round.ts';

/** What a domain costs over some years: the first at one price, the others at another. */
export function costOverYears(
  register: number,
  renew: number | null,
  years: number,
): number | null {
  if (renew === null) return null;
  return (toHundredths(register) + toHundredths(renew) * (years - 1)) / 100;
}
