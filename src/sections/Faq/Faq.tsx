import { Section } from '../../ui/Section/Section.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { RichText } from '../RichText/RichText.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './Faq.module.css';

/** Questions and answers. One is open at a time, the first one initially; `<details>` does the work. */
export function Faq({ title, lead, entries, surface }: SectionProps<typeof schema>) {
  return (
    <Section weight="quiet" surface={surface} labelledBy="faq">
      <div className={styles.columns}>
        <div className={styles.copy}>
          <h2 id="faq">{title}</h2>
          <p className={styles.lead}>
            <RichText pieces={lead} />
          </p>
        </div>
        <div>
          {entries.map(({ question, answer }, index) => (
            <details key={question} className={styles.entry} name="faq" open={index === 0}>
              <summary className={styles.question}>
                <h3 className={styles.title}>{question}</h3>
                <Icon name="chevron-down" />
              </summary>
              <div className={styles.answer}>
                {answer.map((pieces) => (
                  <p key={JSON.stringify(pieces)}>
                    <RichText pieces={pieces} />
                  </p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
