import type { PageProps } from '../../schema/copy.ts';
import { CirclingFish } from '#drawings/CirclingFish.tsx';
import { LegalDocument } from './shared/LegalDocument/LegalDocument.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function RefundPolicy({ copy }: PageProps<'legal/refund-policy'>) {
  return (
    <PageSections>
      <LegalDocument
        copy={copy.legal}
        path="/refund-policy"
        text={copy.text}
        drawing={<CirclingFish />}
      />
    </PageSections>
  );
}
