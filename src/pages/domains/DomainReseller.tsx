import { resellerFeatures, resellerHero, resellerSteps } from '../../content/domainReseller.ts';
import { resellerTlds } from '../../content/domains.ts';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PatchBand } from '../../sections/Patches/PatchBand.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { TldTable } from './DomainReseller/TldTable.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function DomainReseller() {
  return (
    <PageSections>
      <PageHero {...resellerHero} motif="domains" />
      <PatchBand id="features" {...resellerFeatures} columns={3} />
      <TldTable rows={resellerTlds} />
      <Steps id="start" words={resellerSteps} />
    </PageSections>
  );
}
