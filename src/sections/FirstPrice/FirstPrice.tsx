import { fillPlaceholders } from '../../site/fillPlaceholders.ts';
import { cycleWords } from '../../language/cycleWords.ts';
import { firstCycle } from '../../schema/billingCycles.ts';
import type { PlanFamily } from '../../schema/plan.ts';
import { formatTaka } from '../../pricing/money.ts';
import styles from './FirstPrice.module.css';

interface FirstPriceProps {
  /** Names the list price as what it is: `{price}` is the lowest one of the family. */
  text: string;
  family: PlanFamily;
}

/** What the servers of a product that we quote start at. */
export function FirstPrice({ text, family }: FirstPriceProps) {
  const cycle = firstCycle(family.cycles);
  const lowest = Math.min(...family.plans.map(({ listPrice }) => listPrice[cycle] ?? Infinity));
  return (
    <p className={styles.price}>
      {fillPlaceholders(text, { price: `${formatTaka(lowest)}${cycleWords[cycle].suffix}` })}
    </p>
  );
}
