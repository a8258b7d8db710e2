import { useId } from 'react';
import { Section } from '../../ui/Section/Section.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { StitchedWindow } from '../../ui/StitchedWindow/StitchedWindow.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './Responsibilities.module.css';

/** Who does what, side by side. */
export function Responsibilities({ title, lead, sides }: SectionProps<typeof schema>) {
  const id = useId();
  return (
    <Section surface="tinted" labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <div className={styles.sides}>
        {sides.map((side) => (
          <div key={side.title} className={styles.side}>
            <h3>{side.title}</h3>
            {side.screen && <StitchedWindow {...side.screen} />}
            <ul>
              {side.items.map((item) => (
                <li key={item}>
                  <Icon name="check" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
