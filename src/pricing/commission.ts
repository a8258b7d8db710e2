import { toHundredths } from './round.ts';

/** A percentage of a price, rounded to the paisa. */
export function commission(price: number, percent: number): number {
  return Math.round((toHundredths(price) * percent) / 100) / 100;
}

/** What a number of orders at one price earn together: each commission is rounded on its own. */
export function totalCommission(price: number, percent: number, orders: number): number {
  return (toHundredths(commission(price, percent)) * orders) / 100;
}

/** How many orders at this price it takes for the commissions to reach an amount. */
export function ordersToReach(amount: number, price: number, percent: number): number {
  return Math.ceil(toHundredths(amount) / toHundredths(commission(price, percent)));
}
