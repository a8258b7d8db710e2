import { Hero } from '../../Hero/Hero.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './PortalIntro.module.css';

/** Introduces the customer portal: what it is for, what to have at hand, and the link to it. */
export function PortalIntro(props: SectionProps<typeof schema>) {
  const { ready, drawing: Drawing, ...hero } = props;
  return (
    <Hero
      size="large"
      copy={hero}
      drawing={
        <>
          <div className={styles.drawing}>
            <Drawing />
          </div>
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
        </>
      }
      drawingSize="panel"
    />
  );
}
