import { useState } from 'react';
import type { FamilyTabSet } from '../../content/familyTabs.ts';
import type { LinkText } from '../../content/schema/link.ts';
import type { BillingCycle, PlanFamily } from '../../content/schema/plan.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { BillingSwitch } from '../BillingSwitch/BillingSwitch.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { FamilyTabs } from '../FamilyTabs/FamilyTabs.tsx';
import { PlanGrid } from '../PlanGrid/PlanGrid.tsx';
import styles from './PlanPicker.module.css';

interface PlanPickerProps {
  tabs: FamilyTabSet;
  family: PlanFamily;
  title: string;
  /** One line under the title. */
  lead: string;
  /** Under the plans: a fact about all of them, and where to compare. */
  note: { text: string; link: LinkText };
}

/** The top of a plan page: tabs to the other families, the billing switch, and the plans. */
export function PlanPicker({ tabs, family, title, lead, note }: PlanPickerProps) {
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  return (
    <Hero
      size="compact"
      copy={{ title, lead }}
      above={<FamilyTabs {...tabs} />}
      aside={<BillingSwitch cycles={family.cycles} cycle={cycle} onChange={setCycle} />}
    >
      <PlanGrid family={family} cycle={cycle} />
      <p className={styles.note}>
        {note.text} <Link href={hrefOf(note.link.to)}>{note.link.label}</Link>
      </p>
    </Hero>
  );
}
