import { comingSoonCopy, comingSoonWords, meanwhile } from '../../content/specialty.ts';
import { ComingSoonHero } from './ComingSoon/ComingSoonHero.tsx';
import { NextLinks } from '../../sections/NextLinks/NextLinks.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function ComingSoon() {
  return (
    <PageSections>
      <ComingSoonHero words={comingSoonWords} copy={comingSoonCopy} />
      <NextLinks {...meanwhile} />
    </PageSections>
  );
}
