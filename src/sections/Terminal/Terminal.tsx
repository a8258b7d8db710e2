import { useId } from 'react';
import type { TerminalCopy } from '../../schema/blocks.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Terminal.module.css';

/** Text beside a few lines of a terminal. */
export function Terminal({ title, text, lines }: TerminalCopy) {
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
