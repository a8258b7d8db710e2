import type { HandoverWords } from '../../../../content/account.ts';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import { HeroCopy } from '../../../../sections/HeroCopy/HeroCopy.tsx';
import { JoinedPatches } from './JoinedPatches.tsx';
import styles from './PortalIntro.module.css';

/** Leads over to the portal: what it is for, what to have ready, and the way there. */
export function PortalIntro({ words: { opening, ready } }: { words: HandoverWords }) {
  return (
    <section className={styles.handover}>
      <div className={styles.container}>
        <HeroCopy words={opening}>
          <div className={styles.drawing}>
            <JoinedPatches />
          </div>
        </HeroCopy>
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
      </div>
    </section>
  );
}
