/**
 * An amount in whole hundredths (paisa, cents), rounded half up: 1.005 gives 101. A number is exact to
 * fifteen digits; rounding to those first removes the floating-point error that makes 1.005 * 100
 * equal 100.49999999999999.
 */
export function toHundredths(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(15)));
}
