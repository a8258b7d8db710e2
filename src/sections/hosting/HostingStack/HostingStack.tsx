import { useId } from 'react';
import { Section } from '../../../ui/Section/Section.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { StitchedWindow } from '../../../ui/StitchedWindow/StitchedWindow.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './HostingStack.module.css';

/** What a site runs on, layer by layer. */
export function HostingStack({ title, lead, layers, screen }: SectionProps<typeof schema>) {
  const id = useId();
  return (
    <Section weight="lead" labelledBy={id}>
      <div className={styles.columns} data-screen={screen && ''}>
        <div className={styles.copy}>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
          {screen && <StitchedWindow {...screen} />}
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
