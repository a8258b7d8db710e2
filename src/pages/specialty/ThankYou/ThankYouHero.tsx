import { thankYouWords } from '../../../content/thankYou.ts';
import { HeroText } from '../../../sections/HeroText/HeroText.tsx';
import { TiedBow } from './TiedBow.tsx';
import styles from './ThankYouHero.module.css';

/** The top of the thank-you page: the work is in our hands, and its thread is tied. */
export function ThankYouHero() {
  return (
    <section className={styles.hero}>
      <div className={styles.measure}>
        <HeroText words={thankYouWords} ground="deep" />
        <TiedBow />
      </div>
    </section>
  );
}
