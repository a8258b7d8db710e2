import copy from '#content/words/plan-cards.js';
import { hrefOf } from '../../portal/linkTarget.ts';
import { useProducts } from '../../portal/useProducts.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { BillingSwitch } from '../BillingSwitch/BillingSwitch.tsx';
import { useBillingCycle } from '../BillingSwitch/useBillingCycle.ts';
import { Hero } from '../Hero/Hero.tsx';
import { FamilyTabs } from '../FamilyTabs/FamilyTabs.tsx';
import { useFamilyTabs } from '../FamilyTabs/useFamilyTabs.ts';
import { SupportStatus } from '../SupportStatus/SupportStatus.tsx';
import { DrawnBand } from '../DrawnBand/DrawnBand.tsx';
import { PlanGrid } from '../PlanGrid/PlanGrid.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';

/** The top of a plan page: tabs to the other families, the billing switch, and the plans. */
export function PlanPicker(props: SectionProps<typeof schema>) {
  const { family, title, lead, note, drawing: Drawing } = props;
  const tabs = useFamilyTabs();
  const [cycle, setCycle] = useBillingCycle(family.cycles);
  const live = useProducts(family.plans);
  return (
    <Hero
      size="compact"
      copy={{ title, lead }}
      above={tabs && <FamilyTabs {...tabs} />}
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
      <DrawnBand drawing={Drawing && <Drawing />}>
        {note && (
          <p>
            {note.text} <Link href={hrefOf(note.link.to)}>{note.link.label}</Link>
          </p>
        )}
        <SupportStatus copy={copy.support} />
      </DrawnBand>
    </Hero>
  );
}
