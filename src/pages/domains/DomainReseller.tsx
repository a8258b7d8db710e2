import { resellerTlds } from '../../site/domains.ts';
import type { PageProps } from '../../schema/copy.ts';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Kites } from '#drawings/Kites.tsx';
import { FeatureSection } from '../../sections/FeatureSection/FeatureSection.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { TldTable } from './DomainReseller/TldTable.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function DomainReseller({ copy }: PageProps<'domains/domain-reseller'>) {
  return (
    <PageSections>
      <Hero copy={copy.hero} drawing={<Kites />} />
      <FeatureSection id="features" {...copy.features} columns={3} />
      <TldTable copy={copy.table} rows={resellerTlds} />
      <Steps id="start" {...copy.steps} />
    </PageSections>
  );
}
