import { fillPlaceholders } from '../../site/fillPlaceholders.ts';
import { digits } from '../../language/inWords.ts';
import type { PlanCardsCopy } from '../../schema/sharedWords.ts';
import type { BillingCycle, PlanFamily } from '../../schema/plan.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import { yearlySaving } from '../../pricing/yearlySaving.ts';
import { SegmentedSwitch } from '../../ui/SegmentedSwitch/SegmentedSwitch.tsx';
import styles from './BillingSwitch.module.css';

interface BillingSwitchProps {
  copy: PlanCardsCopy['billing'];
  family: PlanFamily;
  live: ProductsState;
  cycle: BillingCycle;
  onChange: (cycle: BillingCycle) => void;
}

/** Monthly or yearly, and what a year saves. Shows nothing for families with one billing cycle. */
export function BillingSwitch({ copy, family, live, cycle, onChange }: BillingSwitchProps) {
  if (family.cycles.length < 2) return null;
  return (
    <div className={styles.billing}>
      <SegmentedSwitch
        legend={copy.legend}
        options={family.cycles.map((value) => ({ value, label: copy.cycles[value] }))}
        value={cycle}
        onChange={onChange}
      />
      <p className={styles.saving}>{savingInWords(copy, family, live)}</p>
    </div>
  );
}

const noPrices = { monthly: null, annually: null };

function savingInWords(
  copy: PlanCardsCopy['billing'],
  { plans }: PlanFamily,
  live: ProductsState,
): string | undefined {
  if (live.state === 'loading') return undefined;
  const saving = yearlySaving(
    plans.map(({ id, listPrice }) =>
      live.state === 'loaded'
        ? (live.products.get(id)?.prices ?? noPrices)
        : { monthly: listPrice.monthly, annually: listPrice.annually ?? null },
    ),
  );
  if (!saving) return undefined;
  const { percent, isMost } = saving;
  return fillPlaceholders(isMost ? copy.savesUpTo : copy.saves, { percent: digits(percent) });
}
