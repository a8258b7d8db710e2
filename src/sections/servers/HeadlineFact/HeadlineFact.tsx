import { useId } from 'react';
import { RichText } from '../../RichText/RichText.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { StitchedWindow } from '../../../ui/StitchedWindow/StitchedWindow.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './HeadlineFact.module.css';

/** One large figure, and what comes with it. */
export function HeadlineFact(props: SectionProps<typeof schema>) {
  const { figure, title, text, points, screen } = props;
  const id = useId();
  return (
    <Section weight="lead" labelledBy={id}>
      <div className={styles.columns} data-screen={screen && ''}>
        <div className={styles.claim}>
          <h2 id={id}>
            <span className={styles.figure}>{figure}</span> {title}
          </h2>
          <p>{text}</p>
        </div>
        {screen && <StitchedWindow {...screen} />}
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
