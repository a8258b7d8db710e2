import { useTldPrices } from '../../portal/useTldPrices.ts';
import { RichText } from '../RichText/RichText.tsx';
import type { SectionProps } from '../section.ts';
import { DomainSearchForm } from './DomainSearchForm.tsx';
import { DomainTiles } from './DomainTiles.tsx';
import type { schema } from './schema.ts';
import styles from './DomainSearch.module.css';

/** The home pages' domain search: a card with the form and the extension tiles. */
export function DomainSearch({ overlap, ...copy }: SectionProps<typeof schema>) {
  const { prices } = useTldPrices();
  return (
    <section
      className={styles.section}
      data-print="none"
      data-overlap={overlap}
      aria-labelledby="domain-search"
    >
      <div className={styles.card}>
        <h2 id="domain-search" className={styles.title}>
          {copy.title}
        </h2>
        <DomainSearchForm copy={copy} />
        <div className={styles.extensions}>
          <DomainTiles label={copy.tilesLabel} prices={prices} />
          <p className={styles.more}>
            <RichText pieces={copy.more} />
          </p>
        </div>
      </div>
    </section>
  );
}
