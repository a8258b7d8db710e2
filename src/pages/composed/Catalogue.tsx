import sample from 'virtual:picture/sample.webp';
import source from '../../../content/en/composed/catalogue.yaml?raw';
import type { PageProps } from '../../schema/copy.ts';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { SectionYaml } from './Catalogue/SectionYaml.tsx';
import { arrange, ComposedSection } from './composedPage.tsx';
import type { SectionViews } from './composedPage.tsx';
import { ComposedCallToAction } from './sections/ComposedCallToAction.tsx';
import { ComposedContact } from './sections/ComposedContact.tsx';
import { ComposedCountdown } from './sections/ComposedCountdown.tsx';
import { ComposedDomainSearch } from './sections/ComposedDomainSearch.tsx';
import { ComposedFacts } from './sections/ComposedFacts.tsx';
import { ComposedFaq } from './sections/ComposedFaq.tsx';
import { ComposedFeatures } from './sections/ComposedFeatures.tsx';
import { ComposedHero } from './sections/ComposedHero.tsx';
import { ComposedImage } from './sections/ComposedImage.tsx';
import { ComposedNextLinks } from './sections/ComposedNextLinks.tsx';
import { ComposedPlanFinder } from './sections/ComposedPlanFinder.tsx';
import { ComposedPlans } from './sections/ComposedPlans.tsx';
import { ComposedQuoteForm } from './sections/ComposedQuoteForm.tsx';
import { ComposedQuoteQuestions } from './sections/ComposedQuoteQuestions.tsx';
import { ComposedResponsibilities } from './sections/ComposedResponsibilities.tsx';
import { ComposedSteps } from './sections/ComposedSteps.tsx';
import { ComposedTable } from './sections/ComposedTable.tsx';
import { ComposedTerminal } from './sections/ComposedTerminal.tsx';
import { ComposedText } from './sections/ComposedText.tsx';

const views: Required<SectionViews> = {
  hero: ComposedHero,
  text: ComposedText,
  image: ComposedImage,
  table: ComposedTable,
  features: ComposedFeatures,
  facts: ComposedFacts,
  steps: ComposedSteps,
  faq: ComposedFaq,
  plans: ComposedPlans,
  planFinder: ComposedPlanFinder,
  domainSearch: ComposedDomainSearch,
  countdown: ComposedCountdown,
  responsibilities: ComposedResponsibilities,
  terminal: ComposedTerminal,
  contact: ComposedContact,
  quoteQuestions: ComposedQuoteQuestions,
  quoteForm: ComposedQuoteForm,
  nextLinks: ComposedNextLinks,
  callToAction: ComposedCallToAction,
};

/** The lines of each section as they are written, ready to paste into another page. */
const yaml = source.split(/\n(?= {2}- section: )/).slice(1);

/** Every section that a page can be composed of, with its YAML. Only `npm run dev` shows this page. */
export function Catalogue({ copy }: PageProps<'composed/catalogue'>) {
  const pictures = copy.sections.map(() => sample);
  return (
    <PageSections>
      {arrange({ ...copy, pictures }).map((section, index) => (
        <div key={section.id}>
          <SectionYaml copy={copy} name={section.copy.section} yaml={yaml[index] ?? ''} />
          <ComposedSection views={views} {...section} />
        </div>
      ))}
    </PageSections>
  );
}
