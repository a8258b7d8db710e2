import { toHundredths } from './round.ts';

/** What a share of a price comes to, rounded to the paisa. */
export function commission(price: number, percent: number): number {
  return Math.round((toHundredths(price) * percent) / 100) / 100;
}

/** How many orders at this price it takes until the shares reach an amount. */
export function ordersToReach(amount: number, price: number, percent: number): number {
  return Math.ceil(toHundredths(amount) / toHundredths(commission(price, percent)));
}
