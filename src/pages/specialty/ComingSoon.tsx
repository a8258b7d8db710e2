import { comingSoonCopy, comingSoonWords, meanwhile } from '../../content/specialty.ts';
import { CountdownHero } from '../../sections/CountdownHero/CountdownHero.tsx';
import { Doors } from '../../sections/Doors/Doors.tsx';

export function ComingSoon() {
  return (
    <>
      <CountdownHero words={comingSoonWords} copy={comingSoonCopy} />
      <Doors {...meanwhile} />
    </>
  );
}
