import { useId } from 'react';
import { Section } from '../../ui/Section/Section.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './Terminal.module.css';

/** Text beside a few lines of a terminal. */
export function Terminal({ title, text, lines }: SectionProps<typeof schema>) {
  const id = useId();
  return (
    <Section surface="tinted" labelledBy={id}>
      <div className={styles.columns}>
        <div className={styles.copy}>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <pre className={styles.screen}>
          <code>
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </code>
        </pre>
      </div>
    </Section>
  );
}
