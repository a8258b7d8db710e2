import { useId } from 'react';
import { Band } from '../../ui/Band/Band.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import styles from './TwoSides.module.css';

interface Side {
  title: string;
  items: readonly string[];
}

interface TwoSidesProps {
  title: string;
  lead: string;
  sides: readonly [Side, Side];
}

/** Who does what, side by side. */
export function TwoSides({ title, lead, sides }: TwoSidesProps) {
  const id = useId();
  return (
    <Band ground="cloth" labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <div className={styles.sides}>
        {sides.map((side) => (
          <div key={side.title} className={styles.side}>
            <h3>{side.title}</h3>
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
    </Band>
  );
}
