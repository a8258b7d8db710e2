import { useId } from 'react';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { StitchedWindow } from '../../ui/StitchedWindow/StitchedWindow.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './ProductScreen.module.css';

/** What customers will see and use: a drawn screen, and what it is for. */
export function ProductScreen(props: SectionProps<typeof schema>) {
  const { id, surface, title, lead, screen } = props;
  const ownId = useId();
  return (
    <Section id={id} surface={surface} labelledBy={ownId}>
      <div className={styles.columns}>
        <SectionHeading id={ownId} title={title} lead={lead} />
        <StitchedWindow {...screen} />
      </div>
    </Section>
  );
}
