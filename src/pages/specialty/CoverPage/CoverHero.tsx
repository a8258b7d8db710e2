import type { OpeningWords } from '../../../content/schema/opening.ts';
import { Medallion } from '../../../ui/Medallion/Medallion.tsx';
import { HeroCopy } from '../../../sections/HeroCopy/HeroCopy.tsx';
import styles from './CoverHero.module.css';

/** A whole screen with one sentence, and the corner of a quilt that reaches into it. */
export function CoverHero({ words }: { words: OpeningWords }) {
  return (
    <section className={styles.cover}>
      <div className={styles.container}>
        <HeroCopy words={words} surface="dark" />
      </div>
      <div className={styles.quilt}>
        <Medallion motif="company" />
      </div>
    </section>
  );
}
