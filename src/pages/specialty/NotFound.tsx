import type { PageProps } from '../../schema/copy.ts';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { LooseThread } from './NotFound/LooseThread.tsx';
import { UsefulLinks } from './NotFound/UsefulLinks.tsx';

export function NotFound({ copy }: PageProps<'specialty/404'>) {
  const { code, title, text, home, support, elsewhere } = copy;
  return (
    <PageSections>
      <Hero
        copy={{ title, lead: text, actions: [home, support] }}
        drawing={<LooseThread text={code} />}
        drawingSize="panel"
      >
        <UsefulLinks {...elsewhere} />
      </Hero>
    </PageSections>
  );
}
