import styles from './Meter.module.css';

interface MeterProps {
  value: number;
  /** The value of a full bar. */
  max?: number;
  /** What is measured, for screen readers. */
  label: string;
}

/** A bar that shows a value as a part of a maximum. */
export function Meter({ value, max = 100, label }: MeterProps) {
  return <meter className={styles.meter} value={value} max={max} aria-label={label} />;
}
