import { FirstPrice } from '../../FirstPrice/FirstPrice.tsx';
import { PageHero } from '../../PageHero/PageHero.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';

/** The first screen of a product that is quoted: what it starts at. */
export function QuotedHero({ firstPrice, ...hero }: SectionProps<typeof schema>) {
  return <PageHero {...hero} details={<FirstPrice {...firstPrice} />} />;
}
