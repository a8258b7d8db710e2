import { useId } from 'react';
import type { HostingStackCopy } from '../../../schema/pages/hosting.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import styles from './HostingStack.module.css';

/** What a site runs on, layer by layer. */
export function HostingStack({ title, lead, layers }: HostingStackCopy) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={styles.columns}>
        <div className={styles.copy}>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
        </div>
        <ol className={styles.layers}>
          {layers.map(({ icon, part, name, text }) => (
            <li key={name} className={styles.layer}>
              <Icon name={icon} size="l" />
              <h3>
                <span className={styles.part}>{part}</span> {name}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
