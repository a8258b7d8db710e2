import { useState } from 'react';
import type { DifferencesCopy, PlanCardsCopy } from '../../../schema/common.ts';
import type { AllSpecificationsCopy } from '../../../schema/pages/pricing.ts';
import type { PlanFamily } from '../../../schema/plan.ts';
import { useProducts } from '../../../portal/useProducts.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { AfterFirstScreen } from '../../../routing/AfterFirstScreen.tsx';
import { Hero } from '../../../sections/Hero/Hero.tsx';
import { DifferencesSwitch } from '../shared/DifferencesSwitch/DifferencesSwitch.tsx';
import { FamilyLinks } from '../shared/FamilyLinks/FamilyLinks.tsx';
import { PriceStatus } from '../shared/PriceStatus/PriceStatus.tsx';
import { SpecTable } from '../shared/SpecTable/SpecTable.tsx';
import { Sampler } from '#drawings/Sampler.tsx';
import styles from './AllSpecifications.module.css';

interface AllSpecificationsProps extends AllSpecificationsCopy {
  copy: PlanCardsCopy;
  differences: DifferencesCopy;
  families: readonly PlanFamily[];
}

/** Every specification of every plan, printable, with prices from one portal call. */
export function AllSpecifications(props: AllSpecificationsProps) {
  const { copy, differences, families, title, lead, print, jump } = props;
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const live = useProducts(families.flatMap(({ plans }) => plans.map((plan) => plan.id)));
  const tables = families.map(({ id, name, description, plans, cycles }, index) => (
    <Section
      key={id}
      id={id}
      surface={index % 2 === 0 ? 'plain' : 'tinted'}
      tight
      labelledBy={`${id}-name`}
    >
      <SectionHeading id={`${id}-name`} title={name} lead={description} />
      <SpecTable
        copy={copy}
        caption={name}
        plans={plans}
        cycles={cycles}
        live={live}
        differencesOnly={differencesOnly}
      />
    </Section>
  ));
  return (
    <>
      <Hero
        size="compact"
        copy={{ title, lead }}
        drawing={<Sampler />}
        aside={
          <span className={styles.print}>
            <Button variant="secondary" size="s" onClick={() => window.print()}>
              {print}
            </Button>
          </span>
        }
      >
        <PriceStatus copy={copy} live={live} />
        <FamilyLinks label={jump} families={families} />
        <DifferencesSwitch
          copy={differences}
          tables={families.map(({ plans }) => plans)}
          checked={differencesOnly}
          onChange={setDifferencesOnly}
        />
      </Hero>
      {tables.slice(0, 1)}
      <AfterFirstScreen>{tables.slice(1)}</AfterFirstScreen>
    </>
  );
}
