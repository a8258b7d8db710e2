import backdrop from '../../Hero/Backdrop.module.css';
import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './CoverHero.module.css';

/** A page that is one screen, in front of a drawing that reaches into it from its edge. */
export function CoverHero({ drawing: Drawing, ...copy }: SectionProps<typeof schema>) {
  return (
    <Hero
      className={`${backdrop.hero} ${styles.hero}`}
      size="large"
      surface="dark"
      copy={copy}
      backdrop={
        <div className={styles.backdrop}>
          <Drawing />
        </div>
      }
    />
  );
}
