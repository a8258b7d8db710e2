import type { NameChange } from '../../../schema/domain.ts';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './SearchNotes.module.css';

interface SearchNotesProps {
  copy: Pick<SectionProps<typeof schema>, 'changed' | 'changes'>;
  changes: readonly NameChange[];
}

/** Tells visitors how we changed what they typed. */
export function SearchNotes({ copy, changes }: SearchNotesProps) {
  if (changes.length === 0) return null;
  return (
    <div className={styles.notes}>
      <p className={styles.title}>{copy.changed}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change}>{copy.changes[change]}</li>
        ))}
      </ul>
    </div>
  );
}
