import { rules } from '../../site/rules.ts';
import type { PageProps } from '../../schema/copy.ts';
import { CommissionExamples } from './Affiliates/CommissionExamples.tsx';
import { CommissionTerms } from './Affiliates/CommissionTerms.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { CommissionDrawing } from './Affiliates/CommissionDrawing.tsx';
import { NextLinks } from '../../sections/NextLinks/NextLinks.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function Affiliates({ copy }: PageProps<'company/affiliates'>) {
  return (
    <PageSections>
      <Hero
        copy={copy.hero}
        drawing={
          <CommissionDrawing percent={rules.affiliate.sharePercent} caption={copy.drawingCaption} />
        }
      />
      <CommissionTerms {...copy.terms} />
      <Steps id="how" layout="line" {...copy.steps} />
      <CommissionExamples {...copy.example} />
      <NextLinks surface="plain" {...copy.closing} />
    </PageSections>
  );
}
