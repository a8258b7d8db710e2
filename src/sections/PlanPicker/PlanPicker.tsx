import type { ReactNode } from 'react';
import type { Note, ProductTabs } from '../../schema/blocks.ts';
import type { PlanCardsCopy } from '../../schema/common.ts';
import type { BillingCycle, PlanFamily } from '../../schema/plan.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { useProducts } from '../../portal/useProducts.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import { AfterFirstScreen } from '../../routing/AfterFirstScreen.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { BillingSwitch } from '../BillingSwitch/BillingSwitch.tsx';
import { useBillingCycle } from '../BillingSwitch/useBillingCycle.ts';
import { Hero } from '../Hero/Hero.tsx';
import { FamilyTabs } from '../FamilyTabs/FamilyTabs.tsx';
import { SupportStatus } from '../SupportStatus/SupportStatus.tsx';
import { PlanGrid } from '../PlanGrid/PlanGrid.tsx';
import styles from './PlanPicker.module.css';

interface PlanPickerProps {
  copy: PlanCardsCopy;
  tabs: ProductTabs;
  family: PlanFamily;
  title: string;
  /** One line under the title. */
  lead: string;
  /** Under the plans: a fact about all of them, and where to compare. */
  note: Note;
  drawing: ReactNode;
  /** A section below that uses the same prices. */
  children?: (ids: readonly number[], live: ProductsState, cycle: BillingCycle) => ReactNode;
}

/** The top of a plan page: tabs to the other families, the billing switch, and the plans. */
export function PlanPicker(props: PlanPickerProps) {
  const { copy, tabs, family, title, lead, note, drawing, children } = props;
  const [cycle, setCycle] = useBillingCycle(family.cycles);
  const ids = family.plans.map((plan) => plan.id);
  const live = useProducts(ids);
  return (
    <>
      <Hero
        size="compact"
        copy={{ title, lead }}
        drawing={drawing}
        above={<FamilyTabs {...tabs} />}
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
        <h2>
          <VisuallyHidden>{family.name}</VisuallyHidden>
        </h2>
        <PlanGrid copy={copy} family={family} cycle={cycle} live={live} />
        <p className={styles.note}>
          {note.text} <Link href={hrefOf(note.link.to)}>{note.link.label}</Link>
          <SupportStatus copy={copy.support} />
        </p>
      </Hero>
      <AfterFirstScreen>{children?.(ids, live, cycle)}</AfterFirstScreen>
    </>
  );
}
