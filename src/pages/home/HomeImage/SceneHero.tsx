import type { ReactNode } from 'react';
import type { OpeningWords } from '../../../content/schema/opening.ts';
import { HeroCopy } from '../../../sections/HeroCopy/HeroCopy.tsx';
import styles from './SceneHero.module.css';

interface SceneHeroProps {
  words: OpeningWords;
  /** A drawing as wide as the page, under the words. */
  scene: ReactNode;
}

/** A first screen that is one picture: the words stand in its sky. */
export function SceneHero({ words, scene }: SceneHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.container}>
        <HeroCopy words={words} align="middle" />
      </div>
      {scene}
    </section>
  );
}
