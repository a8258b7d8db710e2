import type { ReactNode } from 'react';
import styles from './CompactHero.module.css';

interface CompactHeroProps {
  title: string;
  /** One line under the title. */
  lead: string;
  /** A tab bar or switcher above the title. */
  above?: ReactNode;
  /** Stands at the end of the title's line on wide screens, such as a switch. */
  aside?: ReactNode;
  /** What the visitor came for. */
  children: ReactNode;
}

/** The top of a page that shows prices: low, so that they stand on the first screen. */
export function CompactHero({ title, lead, above, aside, children }: CompactHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.container} data-topped={above !== undefined}>
        {above}
        <div className={styles.head}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
