/**
 * An amount in whole hundredths (paisa, cents), rounded half up as on paper: 1.005 gives 101.
 * Fifteen digits are what a double holds for sure; cutting there drops the binary noise that makes
 * 1.005 * 100 come out as 100.49999999999999.
 */
export function toHundredths(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(15)));
}
