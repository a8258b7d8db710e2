import { text } from '../../content/legal/refund-policy.md';
import { LegalDocument } from '../../sections/LegalDocument/LegalDocument.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function RefundPolicy() {
  return (
    <PageSections>
      <LegalDocument path="/refund-policy" text={text} motif="domains" />
    </PageSections>
  );
}
