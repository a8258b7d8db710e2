import type { OpeningWords } from '../../../content/schema/opening.ts';
import { Medallion } from '../../../ui/Medallion/Medallion.tsx';
import { HeroCopy } from '../../../sections/HeroCopy/HeroCopy.tsx';
import { BackgroundVideo } from './BackgroundVideo.tsx';
import type { FilmWords } from './BackgroundVideo.tsx';
import styles from './VideoHero.module.css';

interface VideoHeroProps {
  words: OpeningWords;
  film: FilmWords;
}

/** A first screen with a short film of a medallion being sewn behind it; a still one on a phone. */
export function VideoHero({ words, film }: VideoHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.container}>
        <HeroCopy words={words} surface="dark" />
      </div>
      <BackgroundVideo words={film} />
      <div className={styles.still}>
        <Medallion motif="hosting" />
      </div>
    </section>
  );
}
