import type { ReactNode } from 'react';
import type { OpeningWords } from '../../content/schema/opening.ts';
import { Medallion } from '../../ui/Medallion/Medallion.tsx';
import { HeroCopy } from '../HeroCopy/HeroCopy.tsx';
import styles from './SaleHero.module.css';

interface SaleHeroProps {
  words: OpeningWords;
  /** Stands between the lead and the button, such as a countdown. */
  children?: ReactNode;
}

/** A first screen in the shape of a price tag that hangs from a thread. */
export function SaleHero({ words, children }: SaleHeroProps) {
  return (
    <section className={styles.surface}>
      <div className={styles.container}>
        <div className={styles.tag}>
          <svg className={styles.string} viewBox="0 0 120 300" aria-hidden="true">
            <path className={styles.thread} d="M60 244C6 190 30 90 70 0M60 244C92 180 84 90 70 0" />
            <circle className={styles.hole} cx="60" cy="244" r="20" />
            <circle className={styles.eyelet} cx="60" cy="244" r="32" />
          </svg>
          <HeroCopy words={words} surface="dark">
            {children}
          </HeroCopy>
          <div className={styles.drawing}>
            <Medallion motif="hosting" />
          </div>
        </div>
      </div>
    </section>
  );
}
