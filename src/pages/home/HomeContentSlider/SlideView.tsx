import type { Slide } from '../../../schema/pages/home.ts';
import { Container } from '../../../ui/Container/Container.tsx';
import { Drawing } from '../../../ui/Drawing/Drawing.tsx';
import { medallions } from '#drawings/medallions/index.ts';
import { HeroCopy } from '../../../sections/HeroCopy/HeroCopy.tsx';
import styles from './SlideView.module.css';

interface SlideViewProps {
  slide: Slide;
  /** The first slide's title is the page's. */
  first: boolean;
  surface: 'light' | 'dark';
  /** The role description for screen readers. */
  role: string;
  /** Its position and title. */
  label: string;
}

/** One slide: copy, actions, and the family's medallion. */
export function SlideView({ slide, first, surface, role, label }: SlideViewProps) {
  return (
    <div
      className={styles.slide}
      data-surface={surface}
      role="group"
      aria-roledescription={role}
      aria-label={label}
    >
      <Container className={styles.columns}>
        <HeroCopy copy={slide} size="large" surface={surface} level={first ? 'h1' : 'h2'} />
        <div className={styles.drawing}>
          <Drawing from={medallions} name={slide.motif} />
        </div>
      </Container>
    </div>
  );
}
