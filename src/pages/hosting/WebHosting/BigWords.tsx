import { useId } from 'react';
import { Band } from '../../../ui/Band/Band.tsx';
import styles from './BigWords.module.css';

interface BigWordsProps {
  title: string;
  /** Names that speak for themselves, set large. */
  words: readonly string[];
  text: string;
}

/** A few names in large type, sewn to each other. */
export function BigWords({ title, words, text }: BigWordsProps) {
  const id = useId();
  return (
    <Band ground="deep" tight labelledBy={id}>
      <div className={styles.box}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.words}>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
        <p className={styles.text}>{text}</p>
      </div>
    </Band>
  );
}
