import { resellerFeatures, resellerHero, resellerSteps } from '../../content/domainReseller.ts';
import { resellerTlds } from '../../content/domains.ts';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { FeatureSection } from '../../sections/FeatureGrid/FeatureSection.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { TldTable } from './DomainReseller/TldTable.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function DomainReseller() {
  return (
    <PageSections>
      <PageHero {...resellerHero} motif="domains" />
      <FeatureSection id="features" {...resellerFeatures} columns={3} />
      <TldTable rows={resellerTlds} />
      <Steps id="start" words={resellerSteps} />
    </PageSections>
  );
}
