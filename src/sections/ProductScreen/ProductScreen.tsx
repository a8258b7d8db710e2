import { useId } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { StitchedWindow } from '../../ui/StitchedWindow/StitchedWindow.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './ProductScreen.module.css';

/** What customers will see and use: a drawn screen, and what it is for. */
export function ProductScreen(props: SectionProps<typeof schema>) {
  const { id, surface, title, lead, features, screen } = props;
  const ownId = useId();
  return (
    <Section weight="lead" id={id} surface={surface} labelledBy={ownId}>
      <div className={styles.columns} data-features={features && ''}>
        <div className={styles.copy}>
          <h2 id={ownId}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <div className={styles.window}>
          <StitchedWindow {...screen} />
        </div>
        {features && (
          <ul className={styles.features}>
            {features.map(({ icon, title: name, text }) => (
              <li key={name} className={styles.feature}>
                <Icon name={icon} size="l" />
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
