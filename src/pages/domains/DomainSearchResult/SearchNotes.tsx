import {
  nameChanges,
  nameObstacles,
  resultWords as words,
} from '../../../content/domainSearchResult.ts';
import type { DomainReading } from './domainName.ts';
import styles from './SearchNotes.module.css';

/** Tells visitors how we changed what they typed. */
export function SearchNotes({ reading }: { reading: DomainReading }) {
  if (reading.kind === 'unusable') {
    const { title, text } = nameObstacles[reading.obstacle];
    return (
      <div className={styles.notes} data-obstacle>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
        <p>{words.kept}</p>
      </div>
    );
  }
  if (reading.kind === 'empty' || reading.changes.length === 0) return null;
  return (
    <div className={styles.notes}>
      <p className={styles.title}>{words.changed}</p>
      <ul className={styles.changes}>
        {reading.changes.map((change) => (
          <li key={change}>{nameChanges[change]}</li>
        ))}
      </ul>
    </div>
  );
}
