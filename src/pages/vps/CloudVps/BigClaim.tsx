import { useId } from 'react';
import type { IconName } from '../../../icons/names.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import styles from './BigClaim.module.css';

interface BigClaimProps {
  /** The figure, and the words that complete it to a title. */
  figure: string;
  title: string;
  text: string;
  points: readonly { icon: IconName; name: string; text: string }[];
}

/** One figure as large as it deserves, and what comes with it. */
export function BigClaim({ figure, title, text, points }: BigClaimProps) {
  const id = useId();
  return (
    <Band labelledBy={id}>
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
    </Band>
  );
}
