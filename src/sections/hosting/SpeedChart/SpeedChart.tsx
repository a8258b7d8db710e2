import { useId } from 'react';
import { digits } from '../../../language/inWords.ts';
import { amountOf } from '../../../pricing/features.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Meter } from '../../../ui/Meter/Meter.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './SpeedChart.module.css';

/** The disk speed of the plans, beside that of another family. */
export function SpeedChart({
  title,
  lead,
  caption,
  unit,
  own: family,
  others,
}: SectionProps<typeof schema>) {
  const id = useId();
  const bars = [others, family].flatMap(({ plans }) =>
    plans.map((plan) => ({
      name: plan.name,
      value: amountOf(plan, 'ioLimit'),
      own: family.plans.includes(plan),
    })),
  );
  const fastest = Math.max(...bars.map((bar) => bar.value));
  return (
    <Section weight="lead" labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <figure className={styles.chart}>
        <figcaption>{caption}</figcaption>
        <ul>
          {bars.map(({ name, value, own }) => (
            <li key={name} className={styles.row} data-own={own || undefined}>
              <span className={styles.name}>{name}</span>
              <Meter value={value} max={fastest} label={`${name}: ${digits(value)} ${unit}`} />
              <span className={styles.value}>
                {digits(value)} <span>{unit}</span>
              </span>
            </li>
          ))}
        </ul>
      </figure>
    </Section>
  );
}
