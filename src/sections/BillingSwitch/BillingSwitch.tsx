import { planWords } from '../../content/planWords.ts';
import type { BillingCycle } from '../../content/schema/plan.ts';
import { SegmentedSwitch } from '../../ui/SegmentedSwitch/SegmentedSwitch.tsx';

const { legend, cycles: labels } = planWords.billing;

interface BillingSwitchProps {
  /** The billing cycles on offer. */
  cycles: readonly BillingCycle[];
  cycle: BillingCycle;
  onChange: (cycle: BillingCycle) => void;
}

/** Monthly or yearly. Shows nothing for families with one billing cycle. */
export function BillingSwitch({ cycles, cycle, onChange }: BillingSwitchProps) {
  if (cycles.length < 2) return null;
  return (
    <SegmentedSwitch
      legend={legend}
      options={cycles.map((value) => ({ value, label: labels[value] }))}
      value={cycle}
      onChange={onChange}
    />
  );
}
