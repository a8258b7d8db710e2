import type { OpeningWords } from '../../../content/schema/opening.ts';
import { Medallion } from '../../../ui/Medallion/Medallion.tsx';
import { HeroText } from '../../../sections/HeroText/HeroText.tsx';
import { BackgroundFilm } from './BackgroundFilm.tsx';
import type { FilmWords } from './BackgroundFilm.tsx';
import styles from './VideoHero.module.css';

interface VideoHeroProps {
  words: OpeningWords;
  film: FilmWords;
}

/** A first screen with a short film of a medallion being sewn behind it; a still one on a phone. */
export function VideoHero({ words, film }: VideoHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.measure}>
        <HeroText words={words} ground="deep" />
      </div>
      <BackgroundFilm words={film} />
      <div className={styles.still}>
        <Medallion motif="hosting" />
      </div>
    </section>
  );
}
