import { comingSoonCopy, comingSoonWords, meanwhile } from '../../content/specialty.ts';
import { CountdownHero } from './ComingSoon/CountdownHero.tsx';
import { Doors } from '../../sections/Doors/Doors.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function ComingSoon() {
  return (
    <PageSections>
      <CountdownHero words={comingSoonWords} copy={comingSoonCopy} />
      <Doors {...meanwhile} />
    </PageSections>
  );
}
