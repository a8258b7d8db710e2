import { useState } from 'react';
import type { FamilyTabSet } from '../../content/familyTabs.ts';
import type { LinkText } from '../../content/schema/link.ts';
import type { BillingCycle, PlanFamily } from '../../content/schema/plan.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { BillingSwitch } from '../BillingSwitch/BillingSwitch.tsx';
import { CompactHero } from '../CompactHero/CompactHero.tsx';
import { FamilyTabs } from '../FamilyTabs/FamilyTabs.tsx';
import { PlanGrid } from '../PlanGrid/PlanGrid.tsx';
import styles from './PlanHero.module.css';

interface PlanHeroProps {
  tabs: FamilyTabSet;
  family: PlanFamily;
  title: string;
  /** One line under the title. */
  lead: string;
  /** Under the plans: a fact about all of them, and where to compare. */
  note: { text: string; link: LinkText };
}

/** The top of a plan page: the way to the other families, the billing switch, and the plans. */
export function PlanHero({ tabs, family, title, lead, note }: PlanHeroProps) {
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  return (
    <CompactHero
      title={title}
      lead={lead}
      above={<FamilyTabs {...tabs} />}
      aside={<BillingSwitch cycles={family.cycles} cycle={cycle} onChange={setCycle} />}
    >
      <PlanGrid family={family} cycle={cycle} />
      <p className={styles.note}>
        {note.text} <Link href={hrefOf(note.link.to)}>{note.link.label}</Link>
      </p>
    </CompactHero>
  );
}
