import { notFoundWords } from '../../content/specialty.ts';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { LooseThread } from './NotFound/LooseThread.tsx';
import { UsefulLinks } from './NotFound/UsefulLinks.tsx';

const { code, title, text, home, support, elsewhere } = notFoundWords;

export function NotFound() {
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
