import { text } from '../../content/legal/privacy-policy.md';
import { LegalDocument } from '../../sections/LegalDocument/LegalDocument.tsx';

export function PrivacyPolicy() {
  return <LegalDocument path="/privacy-policy" text={text} motif="email" />;
}
