import { text } from '../../content/legal/refund-policy.md';
import { LegalDocument } from '../../sections/LegalDocument/LegalDocument.tsx';

export function RefundPolicy() {
  return <LegalDocument path="/refund-policy" text={text} motif="domains" />;
}
