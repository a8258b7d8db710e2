import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  /** Names the section for `Section`'s `labelledBy`. */
  id: string;
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Stands at the end of the line on wide screens, such as a switch. */
  aside?: ReactNode;
}

/** A section's title with what introduces it. */
export function SectionHeading({ id, title, lead, aside }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </div>
  );
}
