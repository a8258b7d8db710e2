import type { PlanCardsCopy } from '../../content/schema/common.ts';
import type { BillingCycle } from '../../content/schema/plan.ts';
import { SegmentedSwitch } from '../../ui/SegmentedSwitch/SegmentedSwitch.tsx';

interface BillingSwitchProps {
  copy: PlanCardsCopy['billing'];
  /** The billing cycles on offer. */
  cycles: readonly BillingCycle[];
  cycle: BillingCycle;
  onChange: (cycle: BillingCycle) => void;
}

/** Monthly or yearly. Shows nothing for families with one billing cycle. */
export function BillingSwitch({ copy, cycles, cycle, onChange }: BillingSwitchProps) {
  if (cycles.length < 2) return null;
  return (
    <SegmentedSwitch
      legend={copy.legend}
      options={cycles.map((value) => ({ value, label: copy.cycles[value] }))}
      value={cycle}
      onChange={onChange}
    />
  );
}
