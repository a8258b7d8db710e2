import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../../section.ts';
import { HighlightDrawing } from './HighlightDrawing.tsx';
import type { schema } from './schema.ts';
import styles from './Highlights.module.css';

/** What sets us apart: a drawing and a few words each. */
export function Highlights({ title, cards }: SectionProps<typeof schema>) {
  return (
    <Section labelledBy="highlights">
      <SectionHeading id="highlights" title={title} />
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.title} className={styles.card}>
            <HighlightDrawing name={card.drawing} />
            <h3>{card.title}</h3>
            <p className={styles.text}>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
