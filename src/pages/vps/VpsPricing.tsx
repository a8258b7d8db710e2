import { vpsPricing } from '../../content/plans/vpsPricing.ts';
import { vpsPricingPage } from '../../content/vpsPricingPage.ts';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { NextLinks } from '../../sections/NextLinks/NextLinks.tsx';
import { SpeedBanner } from './VpsPricing/SpeedBanner.tsx';
import { VpsTable } from './VpsPricing/VpsTable.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function VpsPricing() {
  return (
    <PageSections>
      <Hero size="compact" copy={vpsPricingPage.hero}>
        <VpsTable rows={vpsPricing} {...vpsPricingPage.table} />
      </Hero>
      <SpeedBanner {...vpsPricingPage.banner} />
      <NextLinks surface="plain" {...vpsPricingPage.closing} />
    </PageSections>
  );
}
