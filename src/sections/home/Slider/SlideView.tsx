import { Container } from '../../../ui/Container/Container.tsx';
import { HeroCopy } from '../../HeroCopy/HeroCopy.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './SlideView.module.css';

interface SlideViewProps {
  slide: SectionProps<typeof schema>['slides'][number];
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
  const { drawing: Drawing, ...copy } = slide;
  return (
    <div
      className={styles.slide}
      data-surface={surface}
      role="group"
      aria-roledescription={role}
      aria-label={label}
    >
      <Container className={styles.columns}>
        <HeroCopy copy={copy} size="large" surface={surface} level={first ? 'h1' : 'h2'} />
        <div className={styles.drawing}>
          <Drawing />
        </div>
      </Container>
    </div>
  );
}
