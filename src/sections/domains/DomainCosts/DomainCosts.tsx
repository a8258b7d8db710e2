import { knownExtensions } from '../../../site/domains.ts';
import copy from '#content/words/domain-prices.js';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { useTldPrices } from '../../../portal/useTldPrices.ts';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { DomainPriceTable } from '../DomainPriceTable/DomainPriceTable.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';

const rows = knownExtensions.map((extension) => ({
  name: '',
  extension,
  ascii: { name: '', extension },
}));

/** What each extension costs. */
export function DomainCosts({ title, lead, action }: SectionProps<typeof schema>) {
  const live = useTldPrices();
  return (
    <Section weight="lead" tight labelledBy="costs">
      <SectionHeading
        id="costs"
        title={title}
        lead={lead}
        aside={
          <ButtonLink href={hrefOf(action.to)} variant="secondary">
            {action.label}
          </ButtonLink>
        }
      />
      <DomainPriceTable copy={copy} rows={rows} live={live} />
    </Section>
  );
}
