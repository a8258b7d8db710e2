import { useId } from 'react';
import type { CallToActionCopy } from '../../schema/blocks.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Actions } from '../Actions/Actions.tsx';
import styles from './CallToAction.module.css';

interface CallToActionProps extends CallToActionCopy {
  surface?: 'plain' | 'tinted';
}

/** The end of a page: what to do next. */
export function CallToAction({ title, text, actions, surface }: CallToActionProps) {
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
