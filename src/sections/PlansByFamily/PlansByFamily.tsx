import { useDeferredValue, useState } from 'react';
import copy from '#content/words/plan-cards.js';
import { useProducts } from '../../portal/useProducts.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { SegmentedSwitch } from '../../ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { BillingSwitch } from '../BillingSwitch/BillingSwitch.tsx';
import { useBillingCycle } from '../BillingSwitch/useBillingCycle.ts';
import { PlanGrid } from '../PlanGrid/PlanGrid.tsx';
import { RichText } from '../RichText/RichText.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './PlansByFamily.module.css';

/** Plans of several families with live prices, one family at a time. */
export function PlansByFamily(props: SectionProps<typeof schema>) {
  const { title, lead, legend, families, more } = props;
  const [chosen, setChosen] = useState(families[0]);
  // The switch responds at once and the plans follow: on a slow phone they take a moment.
  const shown = useDeferredValue(chosen);
  const live = useProducts(shown?.family.plans ?? []);
  const [cycle, setCycle] = useBillingCycle(shown?.family.cycles ?? []);
  if (!chosen || !shown) return null;
  const { family } = shown;
  return (
    <Section weight="lead" labelledBy="plans-title" id="plans">
      <SectionHeading id="plans-title" title={title} lead={lead} />
      <div className={styles.switches}>
        {families.length > 1 && (
          <SegmentedSwitch
            legend={legend}
            options={families.map((entry) => ({ value: entry.label, label: entry.label }))}
            value={chosen.label}
            onChange={(value) => setChosen(families.find((entry) => entry.label === value))}
          />
        )}
        <BillingSwitch
          copy={copy.billing}
          family={family}
          live={live}
          cycle={cycle}
          onChange={setCycle}
        />
      </div>
      <PlanGrid key={family.id} copy={copy} family={family} cycle={cycle} live={live} />
      <p className={styles.more}>
        <RichText pieces={more} />
      </p>
    </Section>
  );
}
