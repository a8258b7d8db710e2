import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import { RiverScene } from './RiverScene.tsx';
import type { schema } from './schema.ts';

/** Centred words above a river that is as wide as the page. */
export function RiverHero(copy: SectionProps<typeof schema>) {
  return <Hero size="large" align="centre" copy={copy} drawing={<RiverScene />} />;
}
