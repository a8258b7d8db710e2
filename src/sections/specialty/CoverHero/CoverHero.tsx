import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import { QuiltBackdrop } from './QuiltBackdrop.tsx';
import type { schema } from './schema.ts';
import styles from './CoverHero.module.css';

/** A page that is one screen, in front of a quilt. */
export function CoverHero(copy: SectionProps<typeof schema>) {
  return (
    <Hero
      className={styles.hero}
      size="large"
      surface="dark"
      copy={copy}
      backdrop={<QuiltBackdrop />}
    />
  );
}
