import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import { LooseThread } from './LooseThread.tsx';
import type { schema } from './schema.ts';
import { UsefulLinks } from './UsefulLinks.tsx';

/** What visitors see at an address that does not exist. */
export function NotFoundHero(props: SectionProps<typeof schema>) {
  const { code, title, text, home, support, elsewhere } = props;
  return (
    <Hero
      copy={{ title, lead: text, actions: [home, support] }}
      drawing={<LooseThread text={code} />}
      drawingSize="panel"
    >
      <UsefulLinks {...elsewhere} />
    </Hero>
  );
}
