import type { ReactNode } from 'react';
import type { HeroWithActions } from '../../schema/blocks.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { HeroCopy } from '../HeroCopy/HeroCopy.tsx';
import styles from './SaleHero.module.css';

interface SaleHeroProps {
  copy: HeroWithActions;
  drawing: ReactNode;
  /** Under the button, such as a countdown. */
  children?: ReactNode;
}

/** The first screen of a sale, in the shape of a price tag on a thread. */
export function SaleHero({ copy, drawing, children }: SaleHeroProps) {
  return (
    <section className={styles.surface}>
      <Container className={styles.content}>
        <div className={styles.tag}>
          <svg className={styles.string} viewBox="0 0 120 300" aria-hidden="true">
            <path className={styles.thread} d="M60 244C6 190 30 90 70 0M60 244C92 180 84 90 70 0" />
            <circle className={styles.hole} cx="60" cy="244" r="20" />
            <circle className={styles.eyelet} cx="60" cy="244" r="32" />
          </svg>
          <div className={styles.text}>
            <HeroCopy copy={copy} size="large" surface="dark" />
            {children}
          </div>
          <div className={styles.drawing}>{drawing}</div>
        </div>
      </Container>
    </section>
  );
}
