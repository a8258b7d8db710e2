import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import { CountdownPanel } from './CountdownPanel.tsx';
import type { schema } from './schema.ts';

/** Words beside a countdown. */
export function CountdownHero({ countdown, ...copy }: SectionProps<typeof schema>) {
  return (
    <Hero
      size="large"
      surface="dark"
      copy={copy}
      drawing={<CountdownPanel states={countdown} />}
      drawingSize="panel"
    />
  );
}
