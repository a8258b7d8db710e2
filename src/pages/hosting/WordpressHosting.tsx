import type { PageProps } from '../../schema/copy.ts';
import { FamilyTabs } from '../../sections/FamilyTabs/FamilyTabs.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { FeatureSection } from '../../sections/FeatureGrid/FeatureSection.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { QuillAndScroll } from '#drawings/QuillAndScroll.tsx';
import { PlaceholderScreen } from '../../sections/PlaceholderScreen/PlaceholderScreen.tsx';
import { PlanSection } from '../../sections/PlanSection/PlanSection.tsx';
import { SitesPerPlan } from './WordpressHosting/SitesPerPlan.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function WordpressHosting({ copy }: PageProps<'hosting/wordpress-hosting'>) {
  return (
    <PageSections>
      <Hero copy={copy.hero} above={<FamilyTabs {...copy.tabs} />} drawing={<QuillAndScroll />} />
      <PlanSection copy={copy.planCards} family={copy.family} {...copy.plans} />
      <SitesPerPlan {...copy.sites} plans={copy.family.plans} />
      <FeatureSection id="features" columns={3} {...copy.features} />
      <Steps id="steps" layout="side" surface="tinted" {...copy.steps} />
      <PlaceholderScreen contact={copy.contact} {...copy.screen} />
      <Faq copy={copy.faq} surface="tinted" />
    </PageSections>
  );
}
