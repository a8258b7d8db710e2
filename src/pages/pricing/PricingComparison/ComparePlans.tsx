import { useState } from 'react';
import type { DifferencesCopy, PlanCardsCopy } from '../../../schema/common.ts';
import type { ComparePlansCopy } from '../../../schema/pages/pricing.ts';
import type { PlanFamily } from '../../../schema/plan.ts';
import { useProducts } from '../../../portal/useProducts.ts';
import { BillingSwitch } from '../../../sections/BillingSwitch/BillingSwitch.tsx';
import { useBillingCycle } from '../../../sections/BillingSwitch/useBillingCycle.ts';
import { Hero } from '../../../sections/Hero/Hero.tsx';
import { PlanFinder } from '../../../sections/PlanFinder/PlanFinder.tsx';
import { DifferencesSwitch } from '../shared/DifferencesSwitch/DifferencesSwitch.tsx';
import { PriceStatus } from '../shared/PriceStatus/PriceStatus.tsx';
import { BalanceScale } from '#drawings/BalanceScale.tsx';
import { SpecTable } from '../shared/SpecTable/SpecTable.tsx';

interface ComparePlansProps extends ComparePlansCopy {
  copy: PlanCardsCopy;
  differences: DifferencesCopy;
  family: PlanFamily;
}

/** The plans of one family side by side, with the billing switch. */
export function ComparePlans(props: ComparePlansProps) {
  const { copy, differences, family, title, lead, caption } = props;
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const [cycle, setCycle] = useBillingCycle(family.cycles);
  const ids = family.plans.map((plan) => plan.id);
  const live = useProducts(ids);
  return (
    <>
      <Hero
        size="compact"
        copy={{ title, lead }}
        drawing={<BalanceScale />}
        aside={
          <BillingSwitch
            copy={copy.billing}
            family={family}
            live={live}
            cycle={cycle}
            onChange={setCycle}
          />
        }
      >
        <PriceStatus copy={copy} live={live} />
        <DifferencesSwitch
          copy={differences}
          tables={[family.plans]}
          checked={differencesOnly}
          onChange={setDifferencesOnly}
        />
        <SpecTable
          copy={copy}
          caption={caption}
          plans={family.plans}
          cycles={[cycle]}
          live={live}
          differencesOnly={differencesOnly}
        />
      </Hero>
      <PlanFinder />
    </>
  );
}
