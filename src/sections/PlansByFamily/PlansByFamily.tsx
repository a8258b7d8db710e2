import { useState } from 'react';
import type { FamilyChoiceWords } from '../../content/schema/familyChoice.ts';
import type { BillingCycle } from '../../content/schema/plan.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { SegmentedSwitch } from '../../ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { BillingSwitch } from '../BillingSwitch/BillingSwitch.tsx';
import { PlanGrid } from '../PlanGrid/PlanGrid.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './PlansByFamily.module.css';

/** Plans of several families with live prices, one family at a time. */
export function PlansByFamily({ words }: { words: FamilyChoiceWords }) {
  const { title, lead, legend, families, more } = words;
  const [chosen, setChosen] = useState(families[0]);
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  if (!chosen) return null;
  const { family, label } = chosen;
  return (
    <Section labelledBy="plans-title" id="plans">
      <SectionHeading id="plans-title" title={title} lead={lead} />
      <div className={styles.switches}>
        {families.length > 1 && (
          <SegmentedSwitch
            legend={legend}
            options={families.map((entry) => ({ value: entry.label, label: entry.label }))}
            value={label}
            onChange={(value) => setChosen(families.find((entry) => entry.label === value))}
          />
        )}
        <BillingSwitch cycles={family.cycles} cycle={cycle} onChange={setCycle} />
      </div>
      <PlanGrid
        key={family.id}
        family={family}
        cycle={family.cycles.includes(cycle) ? cycle : 'monthly'}
      />
      <p className={styles.more}>
        <RichText pieces={more} />
      </p>
    </Section>
  );
}
