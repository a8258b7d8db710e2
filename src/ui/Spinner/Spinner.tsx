import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** For screen readers. Several spinners that wait for the same thing need only one label. */
  label?: string;
  /** `s` beside text. */
  size?: 's' | 'm';
}

/** Shows that something is loading. */
export function Spinner({ label, size = 'm' }: SpinnerProps) {
  return (
    <span className={styles.spinner} data-size={size} role={label && 'status'}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="19" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
