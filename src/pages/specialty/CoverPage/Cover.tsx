import type { OpeningWords } from '../../../content/schema/opening.ts';
import { Medallion } from '../../../ui/Medallion/Medallion.tsx';
import { HeroText } from '../../../sections/HeroText/HeroText.tsx';
import styles from './Cover.module.css';

/** A whole screen with one sentence, and the corner of a quilt that reaches into it. */
export function Cover({ words }: { words: OpeningWords }) {
  return (
    <section className={styles.cover}>
      <div className={styles.measure}>
        <HeroText words={words} ground="deep" />
      </div>
      <div className={styles.quilt}>
        <Medallion motif="company" />
      </div>
    </section>
  );
}
