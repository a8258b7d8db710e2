import type { PageProps } from '../../schema/copy.ts';
import { LockedChest } from '#drawings/LockedChest.tsx';
import { LegalDocument } from './shared/LegalDocument/LegalDocument.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PrivacyPolicy({ copy }: PageProps<'legal/privacy-policy'>) {
  return (
    <PageSections>
      <LegalDocument
        copy={copy.legal}
        path="/privacy-policy"
        text={copy.text}
        drawing={<LockedChest />}
      />
    </PageSections>
  );
}
