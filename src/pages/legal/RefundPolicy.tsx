import { text } from '../../content/legal/refund-policy.md';
import { LegalDocument } from './shared/LegalDocument/LegalDocument.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function RefundPolicy() {
  return (
    <PageSections>
      <LegalDocument path="/refund-policy" text={text} motif="domains" />
    </PageSections>
  );
}
