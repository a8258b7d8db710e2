import { planSection } from '../../schema/blocks.ts';
import { family } from '../../schema/references.ts';
import { section, withBillingCycle } from '../section.ts';

export const schema = withBillingCycle(
  section({ ...planSection.entries, family: family('The plans') }),
);
