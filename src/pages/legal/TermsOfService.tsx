import { text } from '../../content/legal/terms-of-service.md';
import { LegalDocument } from '../../sections/LegalDocument/LegalDocument.tsx';

export function TermsOfService() {
  return <LegalDocument path="/terms-of-service" text={text} motif="company" />;
}
