import { hrefOf } from '../../../portal/linkTarget.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './NextSteps.module.css';

/** What happens after an order and after a message. */
export function NextSteps({ lists }: SectionProps<typeof schema>) {
  return (
    <Section>
      <div className={styles.lists}>
        {lists.map(({ id, title, steps }) => (
          <div key={id}>
            <h2 className={styles.title}>{title}</h2>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step.title} className={styles.step}>
                  <h3>{step.title}</h3>
                  <p className={styles.text}>{step.text}</p>
                  {step.link && (
                    <Link className={styles.link} href={hrefOf(step.link.to)}>
                      {step.link.label}
                    </Link>
                  )}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}
