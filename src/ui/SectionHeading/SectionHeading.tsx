import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  /** Pass the same id to `Section` as `labelledBy`. */
  id: string;
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Next to the title on wide screens, such as a switch. */
  aside?: ReactNode;
}

/** A section's title and introduction. */
export function SectionHeading({ id, title, lead, aside }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.text}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </div>
  );
}
