import type { PlanFamily } from '../../../content/schema/plan.ts';
import { useProducts } from '../../../portal/useProducts.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { Hero } from '../../../sections/Hero/Hero.tsx';
import { FamilyLinks } from '../shared/FamilyLinks/FamilyLinks.tsx';
import { PriceStatus } from '../shared/PriceStatus/PriceStatus.tsx';
import { SpecTable } from '../shared/SpecTable/SpecTable.tsx';
import styles from './AllSpecifications.module.css';

interface AllSpecificationsProps {
  families: readonly PlanFamily[];
  title: string;
  lead: string;
  /** The label of the print button. */
  print: string;
  /** The list's name for screen readers. */
  jump: string;
}

/** Every specification of every plan, printable, with prices from one portal call. */
export function AllSpecifications({ families, title, lead, print, jump }: AllSpecificationsProps) {
  const live = useProducts(families.flatMap(({ plans }) => plans.map((plan) => plan.id)));
  return (
    <>
      <Hero
        size="compact"
        copy={{ title, lead }}
        aside={
          <span className={styles.print}>
            <Button variant="secondary" size="s" onClick={() => window.print()}>
              {print}
            </Button>
          </span>
        }
      >
        <PriceStatus live={live} />
        <FamilyLinks label={jump} families={families} />
      </Hero>
      {families.map(({ id, name, description, plans, cycles }, index) => (
        <Section
          key={id}
          id={id}
          surface={index % 2 === 0 ? 'plain' : 'tinted'}
          tight
          labelledBy={`${id}-name`}
        >
          <SectionHeading id={`${id}-name`} title={name} lead={description} />
          <SpecTable caption={name} plans={plans} cycles={cycles} live={live} />
        </Section>
      ))}
    </>
  );
}
