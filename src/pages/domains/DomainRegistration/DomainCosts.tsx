import { knownExtensions } from '../../../site/domains.ts';
import type { DomainPricesCopy } from '../../../schema/common.ts';
import type { DomainCostsCopy } from '../../../schema/pages/domains.ts';
import { hrefOf } from '../../../portal/linkTarget.ts';
import type { TldPrices } from '../../../portal/useTldPrices.ts';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { DomainPriceTable } from '../shared/DomainPriceTable/DomainPriceTable.tsx';

interface DomainCostsProps extends DomainCostsCopy {
  copy: DomainPricesCopy;
  live: TldPrices;
}

const rows = knownExtensions.map((extension) => ({
  name: '',
  extension,
  ascii: { name: '', extension },
}));

/** What each extension costs. */
export function DomainCosts({ title, lead, action, copy, live }: DomainCostsProps) {
  return (
    <Section tight labelledBy="costs">
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
