import { Hero } from '../../../sections/Hero/Hero.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedHero({ copy }: SectionProps<'hero'>) {
  return <Hero copy={copy} />;
}
