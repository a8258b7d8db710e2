import type { SearchResultCopy } from '../../../content/schema/pages/domains.ts';
import type { DomainReading } from './domainName.ts';
import styles from './SearchNotes.module.css';

interface SearchNotesProps {
  copy: Pick<SearchResultCopy, 'changed' | 'changes' | 'kept' | 'obstacles'>;
  reading: DomainReading;
}

/** Tells visitors how we changed what they typed. */
export function SearchNotes({ copy, reading }: SearchNotesProps) {
  if (reading.kind === 'unusable') {
    const { title, text } = copy.obstacles[reading.obstacle];
    return (
      <div className={styles.notes} data-obstacle>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
        <p>{copy.kept}</p>
      </div>
    );
  }
  if (reading.kind === 'empty' || reading.changes.length === 0) return null;
  return (
    <div className={styles.notes}>
      <p className={styles.title}>{copy.changed}</p>
      <ul className={styles.changes}>
        {reading.changes.map((change) => (
          <li key={change}>{copy.changes[change]}</li>
        ))}
      </ul>
    </div>
  );
}
