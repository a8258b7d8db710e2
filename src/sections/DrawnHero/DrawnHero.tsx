import type { ReactNode } from 'react';
import { PageIntro } from '../PageIntro/PageIntro.tsx';
import type { PageIntroProps } from '../PageIntro/PageIntro.tsx';
import styles from './DrawnHero.module.css';

interface DrawnHeroProps extends Omit<PageIntroProps, 'align'> {
  /** The page's own picture, an ornament. */
  drawing: ReactNode;
  /** `side` sets the drawing beside the words, `below` under them and across the page. */
  place?: 'side' | 'below';
  /** Leaves the drawing out on phones, where what follows matters more. */
  wideOnly?: boolean;
}

/** The top of a page that has a drawing of its own instead of its family's medallion. */
export function DrawnHero({ drawing, place = 'side', wideOnly, ...words }: DrawnHeroProps) {
  return (
    <section className={styles.hero} data-place={place}>
      <div className={styles.container}>
        <PageIntro align={place === 'below' ? 'centre' : 'start'} {...words} />
        <div className={styles.drawing} data-wide-only={wideOnly}>
          {drawing}
        </div>
      </div>
    </section>
  );
}
