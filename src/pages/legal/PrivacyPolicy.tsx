import { text } from '../../content/legal/privacy-policy.md';
import { LegalDocument } from './shared/LegalDocument/LegalDocument.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PrivacyPolicy() {
  return (
    <PageSections>
      <LegalDocument path="/privacy-policy" text={text} motif="email" />
    </PageSections>
  );
}
