import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import { VpsTable } from './VpsTable.tsx';

/** The top of the VPS pricing page: sizes and prices in one table. */
export function VpsPricing(props: SectionProps<typeof schema>) {
  const { title, lead, drawing: Drawing, ...table } = props;
  return (
    <Hero size="compact" copy={{ title, lead }} drawing={<Drawing />}>
      <VpsTable {...table} />
    </Hero>
  );
}
