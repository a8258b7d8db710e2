import { useId } from 'react';
import { Section } from '../../ui/Section/Section.tsx';
import { Actions } from '../Actions/Actions.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './CallToAction.module.css';

/** The end of a page: what to do next. */
export function CallToAction({ title, text, actions, surface }: SectionProps<typeof schema>) {
  const id = useId();
  return (
    <Section surface={surface} tight labelledBy={id}>
      <div className={styles.call}>
        <div className={styles.copy}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <Actions links={actions} />
      </div>
    </Section>
  );
}
