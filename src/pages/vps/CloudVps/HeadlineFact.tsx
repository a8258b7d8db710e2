import { useId } from 'react';
import type { HeadlineFactCopy } from '../../../schema/pages/servers.ts';
import { RichText } from '../../../sections/RichText/RichText.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import styles from './HeadlineFact.module.css';

/** One large figure, and what comes with it. */
export function HeadlineFact({ figure, title, text, points }: HeadlineFactCopy) {
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
              <dd>
                <RichText pieces={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
