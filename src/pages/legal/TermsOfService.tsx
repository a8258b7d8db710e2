import type { PageProps } from '../../schema/copy.ts';
import { SealedScroll } from '#drawings/SealedScroll.tsx';
import { LegalDocument } from './shared/LegalDocument/LegalDocument.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function TermsOfService({ copy }: PageProps<'legal/terms-of-service'>) {
  return (
    <PageSections>
      <LegalDocument
        copy={copy.legal}
        path="/terms-of-service"
        text={copy.text}
        drawing={<SealedScroll />}
      />
    </PageSections>
  );
}
