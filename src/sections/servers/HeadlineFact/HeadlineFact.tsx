import { useId } from 'react';
import { RichText } from '../../RichText/RichText.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './HeadlineFact.module.css';

/** One large figure, and what comes with it. */
export function HeadlineFact({ figure, title, text, points }: SectionProps<typeof schema>) {
  const id = useId();
  return (
    <Section weight="lead" labelledBy={id}>
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
