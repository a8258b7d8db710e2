import { useId } from 'react';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './SupportedStacks.module.css';

/** Supported languages and frameworks in large type. */
export function SupportedStacks({ title, words, text }: SectionProps<typeof schema>) {
  const id = useId();
  return (
    <Section surface="dark" tight labelledBy={id}>
      <div className={styles.box}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.names}>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
        <p className={styles.text}>{text}</p>
      </div>
    </Section>
  );
}
