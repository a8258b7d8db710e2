import type { SearchResultCopy } from '../../../content/schema/pages/domains.ts';
import type { ParsedDomain } from './domainName.ts';
import styles from './SearchNotes.module.css';

interface SearchNotesProps {
  copy: Pick<SearchResultCopy, 'changed' | 'changes' | 'kept' | 'obstacles'>;
  parsed: ParsedDomain;
}

/** Tells visitors how we changed what they typed. */
export function SearchNotes({ copy, parsed }: SearchNotesProps) {
  if (parsed.kind === 'unusable') {
    const { title, text } = copy.obstacles[parsed.obstacle];
    return (
      <div className={styles.notes} data-obstacle>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
        <p>{copy.kept}</p>
      </div>
    );
  }
  if (parsed.kind === 'empty' || parsed.changes.length === 0) return null;
  return (
    <div className={styles.notes}>
      <p className={styles.title}>{copy.changed}</p>
      <ul className={styles.changes}>
        {parsed.changes.map((change) => (
          <li key={change}>{copy.changes[change]}</li>
        ))}
      </ul>
    </div>
  );
}
