import type { PageProps } from '../../schema/copy.ts';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { NextLinks } from '../../sections/NextLinks/NextLinks.tsx';
import { QuoteForm } from '../../sections/QuoteForm/QuoteForm.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { LatticeWindow } from '#drawings/LatticeWindow.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PricingWindowsHosting({ copy }: PageProps<'pricing/pricing-windows-hosting'>) {
  return (
    <PageSections>
      <Hero copy={copy.hero} drawing={<LatticeWindow />} />
      <PlaceholderScreen {...copy.screen} />
      <QuoteForm {...copy.form} surface="tinted" />
      <Faq {...copy.faq} />
      <NextLinks {...copy.closing} />
    </PageSections>
  );
}
