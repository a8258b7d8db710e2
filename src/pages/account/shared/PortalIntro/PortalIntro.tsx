import type { ReactNode } from 'react';
import type { PortalIntroCopy } from '../../../../schema/pages/other.ts';
import { Hero } from '../../../../sections/Hero/Hero.tsx';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import styles from './PortalIntro.module.css';

interface PortalIntroProps extends Pick<PortalIntroCopy, 'hero' | 'ready'> {
  drawing: ReactNode;
}

/** Introduces the customer portal: what it is for, what to have at hand, and the link to it. */
export function PortalIntro({ hero, ready, drawing }: PortalIntroProps) {
  return (
    <Hero
      size="large"
      copy={hero}
      details={<div className={styles.drawing}>{drawing}</div>}
      drawing={
        <div className={styles.ready}>
          <h2 className={styles.title}>{ready.title}</h2>
          <ul className={styles.things}>
            {ready.things.map(({ icon, title, text }) => (
              <li key={title} className={styles.thing}>
                <Icon name={icon} size="l" />
                <div>
                  <h3 className={styles.name}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      }
      drawingSize="panel"
    />
  );
}
