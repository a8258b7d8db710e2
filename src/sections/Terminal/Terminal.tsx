import { useId } from 'react';
import { Section } from '../../ui/Section/Section.tsx';
import { WindowFrame } from '../../ui/StitchedWindow/WindowFrame.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './Terminal.module.css';

/** Text beside a terminal: what is typed, and what the server answers. */
export function Terminal({ title, text, lines }: SectionProps<typeof schema>) {
  const id = useId();
  return (
    <Section surface="tinted" labelledBy={id}>
      <div className={styles.columns}>
        <div className={styles.copy}>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <WindowFrame>
          <pre className={styles.screen}>
            <code>
              {lines.map((line) =>
                line.startsWith('>') ? (
                  <samp key={line} className={styles.answer}>
                    {line.slice(1).trim()}
                  </samp>
                ) : (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ),
              )}
            </code>
          </pre>
        </WindowFrame>
      </div>
    </Section>
  );
}
