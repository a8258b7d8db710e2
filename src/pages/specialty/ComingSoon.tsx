import { comingSoonCopy, comingSoonWords, meanwhile } from '../../content/specialty.ts';
import { CountdownHero } from '../../sections/CountdownHero/CountdownHero.tsx';
import { Doors } from '../../sections/Doors/Doors.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function ComingSoon() {
  return (
    <PageSections>
      <CountdownHero words={comingSoonWords} copy={comingSoonCopy} />
      <Doors {...meanwhile} />
    </PageSections>
  );
}
