import { text } from '../../content/legal/terms-of-service.md';
import { LegalDocument } from './shared/LegalDocument/LegalDocument.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function TermsOfService() {
  return (
    <PageSections>
      <LegalDocument path="/terms-of-service" text={text} motif="company" />
    </PageSections>
  );
}
