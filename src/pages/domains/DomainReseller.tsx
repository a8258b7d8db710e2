import { resellerFeatures, resellerHero, resellerSteps } from '../../content/domainReseller.ts';
import { resellerTlds } from '../../content/domains.ts';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Medallion } from '../../ui/Medallion/Medallion.tsx';
import { FeatureSection } from '../../sections/FeatureGrid/FeatureSection.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { TldTable } from './DomainReseller/TldTable.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function DomainReseller() {
  return (
    <PageSections>
      <Hero copy={resellerHero} drawing={<Medallion motif="domains" />} drawingSize="small" />
      <FeatureSection id="features" {...resellerFeatures} columns={3} />
      <TldTable rows={resellerTlds} />
      <Steps id="start" {...resellerSteps} />
    </PageSections>
  );
}
