import { cycleWords, inCycle } from '../../language/cycleWords.ts';
import { digits } from '../../language/inWords.ts';
import type { PlanCardsCopy } from '../../schema/sharedWords.ts';
import type { BillingCycle } from '../../schema/billingCycles.ts';
import type { PlanFamily } from '../../schema/plan.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import { cycleSaving } from '../../pricing/cycleSaving.ts';
import { SegmentedSwitch } from '../../ui/SegmentedSwitch/SegmentedSwitch.tsx';
import styles from './BillingSwitch.module.css';

interface BillingSwitchProps {
  copy: PlanCardsCopy['billing'];
  family: PlanFamily;
  live: ProductsState;
  cycle: BillingCycle;
  onChange: (cycle: BillingCycle) => void;
}

/** How long to pay for at once, and what that saves. Shows nothing for families with one billing cycle. */
export function BillingSwitch({ copy, family, live, cycle, onChange }: BillingSwitchProps) {
  if (family.cycles.length < 2) return null;
  return (
    <div className={styles.billing}>
      <SegmentedSwitch
        legend={copy.legend}
        options={family.cycles.map((value) => ({ value, label: cycleWords[value].name }))}
        value={cycle}
        onChange={onChange}
      />
      <p className={styles.saving}>{savingInWords(copy, family, live)}</p>
    </div>
  );
}

function savingInWords(
  copy: PlanCardsCopy['billing'],
  { plans, cycles }: PlanFamily,
  live: ProductsState,
): string | undefined {
  if (live.state === 'loading') return undefined;
  const prices = plans.map(({ id, listPrice }) =>
    live.state === 'loaded' ? (live.products.get(id)?.prices ?? {}) : listPrice,
  );
  const saving = cycleSaving(prices, cycles);
  if (!saving) return undefined;
  const { cycle, percent, isMost } = saving;
  return inCycle(isMost ? copy.savesUpTo : copy.saves, cycle, { percent: digits(percent) });
}
