import type { TitanFeaturesCopy } from '../../../schema/pages/email.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import styles from './TitanFeatures.module.css';

/** What Titan includes. */
export function TitanFeatures({ title, lead, parts }: TitanFeaturesCopy) {
  return (
    <Section labelledBy="parts">
      <div className={styles.columns}>
        <div className={styles.copy}>
          <h2 id="parts">{title}</h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part.title} className={styles.part}>
              <Icon name={part.icon} size="l" />
              <h3 className={styles.name}>{part.title}</h3>
              <p className={styles.text}>{part.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
