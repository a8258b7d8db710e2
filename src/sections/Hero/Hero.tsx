import type { ReactNode } from 'react';
import { Container } from '../../ui/Container/Container.tsx';
import { HeroCopy } from '../HeroCopy/HeroCopy.tsx';
import type { HeroCopyProps, HeroText } from '../HeroCopy/HeroCopy.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  copy: HeroText;
  size?: HeroCopyProps['size'] | undefined;
  align?: HeroCopyProps['align'] | undefined;
  surface?: 'plain' | 'tinted' | 'dark' | undefined;
  /** Under the lead: a search form, a countdown, a byline. */
  details?: ReactNode;
  /** Above everything: tabs, a link back. */
  above?: ReactNode;
  /** At the end of the title's line on wide screens, such as a switch. */
  aside?: ReactNode;
  /** A picture or panel beside the copy, or below it where the copy is centred. */
  drawing?: ReactNode;
  /** `small` and `wideOnly` leave phones out, `panel` holds text, `large` has the styles of its own hero. */
  drawingSize?: 'small' | 'wideOnly' | 'medium' | 'large' | 'panel' | undefined;
  /** A picture behind the copy. */
  backdrop?: ReactNode;
  /** In front of a backdrop, that of Backdrop.module.css. */
  className?: string | undefined;
  /** Below it all, across the page: plans, a table. */
  children?: ReactNode;
}

/** The first screen of a page. */
export function Hero(props: HeroProps) {
  const { copy, size, align, surface = 'tinted', details, above, aside } = props;
  const { drawing, drawingSize = 'medium', backdrop, className, children } = props;
  const beside = align !== 'centre' && drawing;
  return (
    <section
      className={className ? `${styles.hero} ${className}` : styles.hero}
      data-surface={surface}
      data-size={size}
      data-align={align}
      data-drawing={beside ? (size === 'compact' ? 'stamp' : drawingSize) : undefined}
      data-above={above !== undefined || undefined}
    >
      <Container className={styles.content}>
        {above}
        <div className={styles.columns}>
          <HeroCopy
            copy={copy}
            size={size}
            align={align}
            surface={surface === 'dark' ? 'dark' : 'light'}
          >
            {details}
          </HeroCopy>
          {aside}
          {beside && <div className={styles.drawing}>{beside}</div>}
        </div>
        {children}
      </Container>
      {!beside && drawing}
      {backdrop}
    </section>
  );
}
