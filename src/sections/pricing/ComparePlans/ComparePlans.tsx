import { useState } from 'react';
import differences from '#content/words/differences.js';
import copy from '#content/words/plan-cards.js';
import { useProducts } from '../../../portal/useProducts.ts';
import { BillingSwitch } from '../../BillingSwitch/BillingSwitch.tsx';
import { useBillingCycle } from '../../BillingSwitch/useBillingCycle.ts';
import { Hero } from '../../Hero/Hero.tsx';
import { DifferencesSwitch } from '../DifferencesSwitch/DifferencesSwitch.tsx';
import { PriceStatus } from '../PriceStatus/PriceStatus.tsx';
import { SpecTable } from '../SpecTable/SpecTable.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';

/** The plans of one family side by side, with the billing switch. */
export function ComparePlans(props: SectionProps<typeof schema>) {
  const { family, title, lead, drawing: Drawing, caption } = props;
  const [differencesOnly, setDifferencesOnly] = useState(true);
  const [cycle, setCycle] = useBillingCycle(family.cycles);
  const live = useProducts(family.plans);
  return (
    <Hero
      size="compact"
      copy={{ title, lead }}
      drawing={<Drawing />}
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
        same={differencesOnly ? differences.same : undefined}
      />
    </Hero>
  );
}
