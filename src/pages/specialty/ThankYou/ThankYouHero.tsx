import { thankYouWords } from '../../../content/thankYou.ts';
import { HeroCopy } from '../../../sections/HeroCopy/HeroCopy.tsx';
import { TiedBow } from './TiedBow.tsx';
import styles from './ThankYouHero.module.css';

/** The top of the thank-you page: the work is in our hands, and its thread is tied. */
export function ThankYouHero() {
  return (
    <section className={styles.hero}>
      <div className={styles.container}>
        <HeroCopy words={thankYouWords} surface="dark" />
        <TiedBow />
      </div>
    </section>
  );
}
