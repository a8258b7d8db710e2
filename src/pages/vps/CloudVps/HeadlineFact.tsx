import { useId } from 'react';
import type { IconName } from '../../../icons/names.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import styles from './HeadlineFact.module.css';

interface HeadlineFactProps {
  /** The figure, and the rest of the heading. */
  figure: string;
  title: string;
  text: string;
  points: readonly { icon: IconName; name: string; text: string }[];
}

/** One large figure, and what comes with it. */
export function HeadlineFact({ figure, title, text, points }: HeadlineFactProps) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={styles.columns}>
        <div className={styles.claim}>
          <h2 id={id}>
            <span className={styles.figure}>{figure}</span> {title}
          </h2>
          <p>{text}</p>
        </div>
        <dl className={styles.points}>
          {points.map(({ icon, name, text: meaning }) => (
            <div key={name} className={styles.point}>
              <dt>
                <Icon name={icon} size="l" />
                {name}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
