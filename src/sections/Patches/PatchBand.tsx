import type { Patch } from '../../content/schema/sections.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Patches } from './Patches.tsx';

interface PatchBandProps {
  /** Names the section in the markup. */
  id: string;
  title: string;
  lead?: string;
  patches: readonly Patch[];
  columns: 3 | 5;
}

/** A patchwork as a section of its own. */
export function PatchBand({ id, title, lead, patches, columns }: PatchBandProps) {
  return (
    <Band labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <Patches patches={patches} columns={columns} />
    </Band>
  );
}
