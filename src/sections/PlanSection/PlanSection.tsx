import copy from '#content/words/plan-cards.js';
import { useProducts } from '../../portal/useProducts.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { BillingSwitch } from '../BillingSwitch/BillingSwitch.tsx';
import { useBillingCycle } from '../BillingSwitch/useBillingCycle.ts';
import { PlanGrid } from '../PlanGrid/PlanGrid.tsx';
import { RichText } from '../RichText/RichText.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './PlanSection.module.css';

/** A family's plans with live prices, in a section of their own. Links to `#plans` lead here. */
export function PlanSection({ family, title, lead, note, surface }: SectionProps<typeof schema>) {
  const [cycle, setCycle] = useBillingCycle(family.cycles);
  const live = useProducts(family.plans);
  return (
    <Section weight="lead" surface={surface} id="plans" labelledBy="plans-title">
      <SectionHeading
        id="plans-title"
        title={title}
        lead={lead}
        aside={
          <BillingSwitch
            copy={copy.billing}
            family={family}
            live={live}
            cycle={cycle}
            onChange={setCycle}
          />
        }
      />
      <PlanGrid copy={copy} family={family} cycle={cycle} live={live} />
      {note && (
        <p className={styles.note}>
          <RichText pieces={note} />
        </p>
      )}
    </Section>
  );
}
