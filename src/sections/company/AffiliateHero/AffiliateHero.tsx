import { rules } from '../../../site/rules.ts';
import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import { CommissionDrawing } from './CommissionDrawing.tsx';
import type { schema } from './schema.ts';

/** The first screen of the affiliate programme: its share, drawn. */
export function AffiliateHero({ drawingCaption, ...copy }: SectionProps<typeof schema>) {
  return (
    <Hero
      copy={copy}
      drawing={
        <CommissionDrawing percent={rules.affiliate.sharePercent} caption={drawingCaption} />
      }
    />
  );
}
