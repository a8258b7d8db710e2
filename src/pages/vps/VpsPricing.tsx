import { vpsPricing } from '../../content/plans/vpsPricing.ts';
import { vpsPricingPage } from '../../content/vpsPricing.ts';
import { CompactHero } from '../../sections/CompactHero/CompactHero.tsx';
import { Doors } from '../../sections/Doors/Doors.tsx';
import { SpeedBanner } from './VpsPricing/SpeedBanner.tsx';
import { VpsTable } from './VpsPricing/VpsTable.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function VpsPricing() {
  return (
    <PageSections>
      <CompactHero {...vpsPricingPage.hero}>
        <VpsTable rows={vpsPricing} {...vpsPricingPage.table} />
      </CompactHero>
      <SpeedBanner {...vpsPricingPage.banner} />
      <Doors ground="paper" {...vpsPricingPage.closing} />
    </PageSections>
  );
}
