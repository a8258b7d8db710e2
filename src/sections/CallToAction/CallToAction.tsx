import { useId } from 'react';
import type { CallToActionCopy } from '../../content/schema/blocks.ts';
import { Medallion } from '../../ui/Medallion/Medallion.tsx';
import type { MotifName } from '../../ui/Medallion/motifs.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Actions } from '../Actions/Actions.tsx';
import styles from './CallToAction.module.css';

interface CallToActionProps extends CallToActionCopy {
  /** With a drawing the call is tall; without one it is a single row. */
  motif?: MotifName;
  surface?: 'plain' | 'tinted';
}

/** The end of a page: what to do next. */
export function CallToAction({ title, text, actions, motif, surface }: CallToActionProps) {
  const id = useId();
  return (
    <Section surface={surface} tight={!motif} labelledBy={id}>
      <div className={styles.call} data-tall={motif !== undefined || undefined}>
        {motif && (
          <div className={styles.drawing}>
            <Medallion motif={motif} />
          </div>
        )}
        <div className={styles.copy}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          {motif && <Actions links={actions} />}
        </div>
        {!motif && <Actions links={actions} />}
      </div>
    </Section>
  );
}
