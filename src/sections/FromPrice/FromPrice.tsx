import cards from '#content/plans/home-cards.js';
import { cycleWords } from '../../language/cycleWords.ts';
import { firstCycle } from '../../schema/billingCycles.ts';
import type { FromPriceText } from '../../schema/blocks.ts';
import { keyOf } from '../../schema/planKey.ts';
import type { Plan, PlanFamily } from '../../schema/plan.ts';
import { useProducts } from '../../portal/useProducts.ts';
import { formatTaka } from '../../pricing/money.ts';
import styles from './FromPrice.module.css';

/** What a product costs, in one line: the list price, marked as such, until the live one arrives. */
export function FromPrice({ from, listPrice, family, product }: FromPriceText) {
  // All of the family, or all cards, as the page's plans ask: one call answers both.
  const live = useProducts(family ? family.plans : cards);
  const plan = family
    ? cheapest(family)
    : cards.find((card) => product === undefined || keyOf(card) === product);
  if (!plan) return null;
  const livePrice =
    live.state === 'loaded' ? live.products.get(plan.id)?.prices[plan.cycle] : undefined;
  const isLive = livePrice !== undefined;
  const [before, after] = from.split('{price}');
  return (
    // A new element for the live price: reusing the old one would show its words moving.
    <p key={isLive ? 'live' : 'list'} className={styles.line}>
      {before}
      <span className={styles.price}>
        <strong className={styles.amount}>
          {formatTaka(livePrice ?? plan.listPrice[plan.cycle] ?? null)}
        </strong>
        {cycleWords[plan.cycle].suffix}
        {after}
        <small className={styles.list} data-live={isLive || undefined} aria-hidden={isLive}>
          {' '}
          {listPrice}
        </small>
      </span>
    </p>
  );
}

function cheapest({ plans, cycles }: PlanFamily) {
  const cycle = firstCycle(cycles);
  const priceOf = ({ listPrice }: Plan) => listPrice[cycle] ?? Infinity;
  const [plan] = [...plans].sort((one, other) => priceOf(one) - priceOf(other));
  return plan && { ...plan, cycle };
}
