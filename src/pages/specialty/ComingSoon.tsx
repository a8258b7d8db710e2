import { comingSoonCopy, comingSoonWords, meanwhile } from '../../content/specialty.ts';
import { CountdownHero } from '../../sections/CountdownHero/CountdownHero.tsx';
import { Ways } from '../../sections/Ways/Ways.tsx';

export function ComingSoon() {
  return (
    <>
      <CountdownHero words={comingSoonWords} copy={comingSoonCopy} />
      <Ways id="meanwhile" {...meanwhile} />
    </>
  );
}
