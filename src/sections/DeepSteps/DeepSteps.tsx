import { useId } from 'react';
import { Band } from '../../ui/Band/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import styles from './DeepSteps.module.css';

interface DeepStepsProps {
  title: string;
  lead?: string;
  steps: readonly { title: string; text: string }[];
}

/** What happens one after the other, along a seam on a deep ground. */
export function DeepSteps({ title, lead, steps }: DeepStepsProps) {
  const id = useId();
  return (
    <Band ground="deep" labelledBy={id}>
      <div className={styles.box}>
        <SectionHeading id={id} title={title} lead={lead} />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
