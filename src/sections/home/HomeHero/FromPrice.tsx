import type { HomeCard } from '../../../schema/plan.ts';
import type { ProductsState } from '../../../portal/useProducts.ts';
import { cycleSuffix } from '../../../pricing/billing.ts';
import { formatTaka } from '../../../pricing/money.ts';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './FromPrice.module.css';

interface FromPriceProps {
  copy: SectionProps<typeof schema>['fromPrice'];
  card: HomeCard;
  live: ProductsState;
}

/** What hosting costs, in one line: the list price, marked as such, until the live one arrives. */
export function FromPrice({ copy, card, live }: FromPriceProps) {
  const livePrice =
    live.state === 'loaded' ? (live.products.get(card.id)?.prices.monthly ?? null) : null;
  const [before, after] = copy.from.split('{price}');
  return (
    <p className={styles.line}>
      {before}
      {/* A new element for the live price: reusing the old one would show '/mo' moving. */}
      <span key={livePrice === null ? 'list' : 'live'} className={styles.price}>
        <strong className={styles.amount}>{formatTaka(livePrice ?? card.listPrice)}</strong>
        {cycleSuffix.monthly}
        {after}
        {livePrice === null && <small className={styles.list}> {copy.listPrice}</small>}
      </span>
    </p>
  );
}
