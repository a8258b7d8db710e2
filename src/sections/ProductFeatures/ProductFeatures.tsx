import { useId } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { StitchedWindow } from '../../ui/StitchedWindow/StitchedWindow.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './ProductFeatures.module.css';

/** What a product includes, beside a drawn screen of it. */
export function ProductFeatures(props: SectionProps<typeof schema>) {
  const { id, surface, title, lead, features, screen } = props;
  const ownId = useId();
  return (
    <Section id={id} surface={surface} labelledBy={ownId}>
      <div className={styles.columns}>
        <SectionHeading id={ownId} title={title} lead={lead} />
        <div className={styles.window}>
          <StitchedWindow {...screen} />
        </div>
        <ul className={styles.features}>
          {features.map(({ icon, title: name, text }) => (
            <li key={name} className={styles.feature}>
              <Icon name={icon} size="l" />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
