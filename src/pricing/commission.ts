import { toHundredths } from './round.ts';

/** A percentage of a price, rounded to the paisa. */
export function commission(price: number, percent: number): number {
  return Math.round((toHundredths(price) * percent) / 100) / 100;
}

/** How many orders at this price it takes for the commissions to reach an amount. */
export function ordersToReach(amount: number, price: number, percent: number): number {
  return Math.ceil(toHundredths(amount) / toHundredths(commission(price, percent)));
}
