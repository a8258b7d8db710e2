import type { ReactNode } from 'react';
import type { StepText } from '../../content/schema/step.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import styles from './StitchedSteps.module.css';

interface StitchedStepsProps {
  /** Names the heading on its page. */
  id: string;
  title: string;
  lead?: string;
  steps: readonly StepText[];
  /** `across` sews the steps along a line on wide screens, `down` along the edge on all. */
  direction?: 'across' | 'down';
  surface?: 'plain' | 'tinted';
  /** Anything after the steps, such as a button. */
  children?: ReactNode;
}

/** Things that are done in order, on one running stitch. */
export function StitchedSteps(props: StitchedStepsProps) {
  const { id, title, lead, steps, direction = 'across', surface, children } = props;
  return (
    <Section {...(surface && { surface })} labelledBy={id}>
      <div className={styles.block} data-direction={direction}>
        <SectionHeading id={id} title={title} {...(lead && { lead })} />
        <div>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title} className={styles.step}>
                <h3 className={styles.title}>{step.title}</h3>
                <p className={styles.text}>{step.text}</p>
              </li>
            ))}
          </ol>
          {children}
        </div>
      </div>
    </Section>
  );
}
