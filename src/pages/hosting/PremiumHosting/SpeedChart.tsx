import { useId } from 'react';
import { Section } from '../../../ui/Section/Section.tsx';
import { Meter } from '../../../ui/Meter/Meter.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import styles from './SpeedChart.module.css';

interface SpeedChartProps {
  title: string;
  lead: string;
  /** What the bars measure. */
  caption: string;
  unit: string;
  bars: readonly { name: string; value: number; /** One of this page's own. */ own: boolean }[];
}

/** One figure of several plans as bars under each other. */
export function SpeedChart({ title, lead, caption, unit, bars }: SpeedChartProps) {
  const id = useId();
  const longest = Math.max(...bars.map((bar) => bar.value));
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <figure className={styles.chart}>
        <figcaption>{caption}</figcaption>
        <ul>
          {bars.map(({ name, value, own }) => (
            <li key={name} className={styles.row} data-own={own || undefined}>
              <span className={styles.name}>{name}</span>
              <Meter value={value} max={longest} label={`${caption}: ${name}`} />
              <span className={styles.value}>
                {value} <span>{unit}</span>
              </span>
            </li>
          ))}
        </ul>
      </figure>
    </Section>
  );
}
