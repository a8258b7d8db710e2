import type { PageProps } from '../../schema/copy.ts';
import { vpsPricing } from '../../site/vpsPricing.ts';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { NextLinks } from '../../sections/NextLinks/NextLinks.tsx';
import { SpeedBanner } from './VpsPricing/SpeedBanner.tsx';
import { Spools } from '#drawings/Spools.tsx';
import { VpsTable } from './VpsPricing/VpsTable.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function VpsPricing({ copy }: PageProps<'vps/vps-pricing'>) {
  return (
    <PageSections>
      <Hero size="compact" copy={copy.hero} drawing={<Spools />}>
        <VpsTable rows={vpsPricing} {...copy.table} />
      </Hero>
      <SpeedBanner {...copy.banner} />
      <NextLinks surface="plain" {...copy.closing} />
    </PageSections>
  );
}
