import { SaleHero } from '../../SaleHero/SaleHero.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';

/** The top of the sale's home page: a price tag. */
export function BlackFridayHero({ drawing: Drawing, ...copy }: SectionProps<typeof schema>) {
  return <SaleHero copy={copy} drawing={<Drawing />} />;
}
