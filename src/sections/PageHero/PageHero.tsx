import type { ReactNode } from 'react';
import { Container } from '../../ui/Container/Container.tsx';
import { FamilyTabs } from '../FamilyTabs/FamilyTabs.tsx';
import { useFamilyTabs } from '../FamilyTabs/useFamilyTabs.ts';
import { Hero } from '../Hero/Hero.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './PageHero.module.css';

interface PageHeroProps extends SectionProps<typeof schema> {
  /** Under the lead. */
  details?: ReactNode;
}

/** The first screen of most pages: what the page is about, what to do, and a drawing. */
export function PageHero(props: PageHeroProps) {
  const { surface, size, align, drawing: Drawing, drawingSize, ...rest } = props;
  const { tabs: group, details, ...copy } = rest;
  const tabs = useFamilyTabs(group);
  return (
    <Hero
      className={styles.hero}
      copy={copy}
      surface={surface}
      size={size}
      align={align}
      above={tabs && <FamilyTabs {...tabs} />}
      details={details}
      drawing={
        Drawing &&
        // Centred text has the drawing below it, across the page.
        (align === 'centre' ? (
          <Container>
            <Drawing />
          </Container>
        ) : (
          <div className={styles.drawing}>
            <Drawing />
          </div>
        ))
      }
      drawingSize={drawingSize}
    />
  );
}
