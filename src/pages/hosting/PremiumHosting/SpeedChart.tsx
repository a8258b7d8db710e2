import { useId } from 'react';
import { Section } from '../../../ui/Section/Section.tsx';
import { Meter } from '../../../ui/Meter/Meter.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import styles from './SpeedChart.module.css';

interface SpeedChartProps {
  title: string;
  lead: string;
  /** What the bars show. */
  caption: string;
  unit: string;
  bars: readonly {
    name: string;
    value: number;
    /** Whether it is one of this page's plans. */ own: boolean;
  }[];
}

/** One figure of several plans as a bar chart. */
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
