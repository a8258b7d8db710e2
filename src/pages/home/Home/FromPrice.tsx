import type { HomeCard } from '../../../content/schema/plan.ts';
import type { FromPriceCopy } from '../../../content/schema/pages/home.ts';
import type { ProductsState } from '../../../portal/useProducts.ts';
import { cycleSuffix } from '../../../pricing/billing.ts';
import { formatTaka } from '../../../pricing/money.ts';
import styles from './FromPrice.module.css';

interface FromPriceProps {
  copy: FromPriceCopy;
  card: HomeCard;
  answer: ProductsState;
}

/** What hosting costs, in one line: the live price, or the list price marked as such. */
export function FromPrice({ copy, card, answer }: FromPriceProps) {
  const live =
    answer.state === 'loaded' ? (answer.products.get(card.id)?.prices.monthly ?? null) : null;
  return (
    <p className={styles.line} data-waiting={answer.state === 'loading' || undefined}>
      {copy.from}{' '}
      <span className={styles.price}>
        <strong className={styles.amount}>{formatTaka(live ?? card.listPrice)}</strong>
        {cycleSuffix.monthly}
        {live === null && <small className={styles.list}> {copy.listPrice}</small>}
      </span>
    </p>
  );
}
