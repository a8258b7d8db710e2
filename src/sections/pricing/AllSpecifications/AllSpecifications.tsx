import { useState } from 'react';
import differences from '#content/words/differences.js';
import copy from '#content/words/plan-cards.js';
import { useProducts } from '../../../portal/useProducts.ts';
import { emblems } from '#drawings/emblems/index.ts';
import { Drawing } from '../../../ui/Drawing/Drawing.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { AfterFirstScreen } from '../../../routing/AfterFirstScreen.tsx';
import { Hero } from '../../Hero/Hero.tsx';
import { DifferencesSwitch } from '../DifferencesSwitch/DifferencesSwitch.tsx';
import { FamilyLinks } from '../FamilyLinks/FamilyLinks.tsx';
import { PriceStatus } from '../PriceStatus/PriceStatus.tsx';
import { SpecTable } from '../SpecTable/SpecTable.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './AllSpecifications.module.css';

/** Every specification of every plan, printable, with prices from one portal call. */
export function AllSpecifications(props: SectionProps<typeof schema>) {
  const { families, title, lead, drawing: HeroDrawing, print, jump } = props;
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const live = useProducts(families.flatMap(({ plans }) => plans));
  const tables = families.map(({ id, name, description, plans, cycles }, index) => (
    <Section
      key={id}
      id={id}
      surface={index % 2 === 0 ? 'plain' : 'tinted'}
      tight
      labelledBy={`${id}-name`}
    >
      <SectionHeading
        id={`${id}-name`}
        title={name}
        lead={description}
        aside={
          <div className={styles.emblem} data-print="none">
            <Drawing from={emblems} name={id} />
          </div>
        }
      />
      <SpecTable
        copy={copy}
        caption={name}
        plans={plans}
        cycles={cycles}
        live={live}
        same={differencesOnly ? differences.same : undefined}
      />
    </Section>
  ));
  return (
    <>
      <Hero size="compact" copy={{ title, lead }} drawing={<HeroDrawing />}>
        <PriceStatus copy={copy} live={live} />
        <div className={styles.tools}>
          <DifferencesSwitch
            copy={differences}
            tables={families.map(({ plans }) => plans)}
            checked={differencesOnly}
            onChange={setDifferencesOnly}
          />
          <Button variant="secondary" size="s" onClick={() => window.print()}>
            {print}
          </Button>
        </div>
      </Hero>
      <FamilyLinks label={jump} families={families}>
        {tables.slice(0, 1)}
        <AfterFirstScreen>{tables.slice(1)}</AfterFirstScreen>
      </FamilyLinks>
    </>
  );
}
