import type { ReactNode } from 'react';
import { Medallion } from '../../ui/Medallion/Medallion.tsx';
import type { MotifName } from '../../ui/Medallion/motifs.ts';
import { PageIntro } from '../PageIntro/PageIntro.tsx';
import type { PageIntroProps } from '../PageIntro/PageIntro.tsx';
import styles from './PageHero.module.css';

interface PageHeroProps extends Omit<PageIntroProps, 'align'> {
  motif: MotifName;
  /** A tab bar or switcher above the words. */
  above?: ReactNode;
}

/** The top of an inner page, with its family's medallion. */
export function PageHero({ motif, above, ...words }: PageHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.container}>
        {above}
        <div className={styles.grid}>
          <PageIntro {...words} />
          <div className={styles.drawing}>
            <Medallion motif={motif} />
          </div>
        </div>
      </div>
    </section>
  );
}
