import type { FaqCopy } from '../../schema/blocks.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './Faq.module.css';

interface FaqProps {
  copy: FaqCopy;
  surface?: 'plain' | 'tinted';
}

/** Questions and answers. One is open at a time, the first one initially; `<details>` does the work. */
export function Faq({ copy, surface = 'plain' }: FaqProps) {
  return (
    <Section surface={surface} labelledBy="faq">
      <div className={styles.columns}>
        <div className={styles.copy}>
          <h2 id="faq">{copy.title}</h2>
          <p className={styles.lead}>
            <RichText pieces={copy.lead} />
          </p>
        </div>
        <div>
          {copy.entries.map(({ question, answer }, index) => (
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
