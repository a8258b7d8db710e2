import type { DomainSearchWords } from '../../content/schema/sections.ts';
import { RichText } from '../RichText/RichText.tsx';
import { DomainSearchForm } from './DomainSearchForm.tsx';
import { DomainTiles } from './DomainTiles.tsx';
import styles from './DomainSearch.module.css';

interface DomainSearchProps {
  words: DomainSearchWords;
  /** Overlaps the lower edge of the hero above. */
  overlap?: boolean;
}

/** The home pages' domain search: a card with the form and the extension tiles. */
export function DomainSearch({ words, overlap }: DomainSearchProps) {
  return (
    <section className={styles.section} data-overlap={overlap} aria-labelledby="domain-search">
      <div className={styles.card}>
        <h2 id="domain-search" className={styles.title}>
          {words.title}
        </h2>
        <DomainSearchForm words={words} />
        <div className={styles.endings}>
          <DomainTiles label={words.tilesLabel} />
          <p className={styles.more}>
            <RichText pieces={words.more} />
          </p>
        </div>
      </div>
    </section>
  );
}
