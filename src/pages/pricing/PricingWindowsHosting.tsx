import type { PageProps } from '../../content/schema/copy.ts';
import { QuoteRequest } from '../../sections/QuoteRequest/QuoteRequest.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { LatticeWindow } from './PricingWindowsHosting/LatticeWindow.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PricingWindowsHosting({ copy }: PageProps<'pricing/pricing-windows-hosting'>) {
  return (
    <PageSections>
      <Hero copy={copy.hero} drawing={<LatticeWindow />} />
      <PlaceholderScreen title={copy.quote.interest} contact={copy.contact} {...copy.screen} />
      <QuoteRequest copy={copy.quote} {...copy.offer} />
    </PageSections>
  );
}
