import { fillPlaceholders } from '../../site/fillPlaceholders.ts';
import type { PlanCardsCopy } from '../../schema/sharedWords.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { clockText, companyClock, isOpen, nextChange } from './supportHours.ts';
import { useCurrentMinute } from './useCurrentMinute.ts';
import styles from './SupportStatus.module.css';

/**
 * Whether support is open now, or when it opens next. Empty in the prerendered HTML, which has no
 * clock.
 */
export function SupportStatus({ copy }: { copy: PlanCardsCopy['support'] }) {
  const now = useCurrentMinute();
  const { days } = useSiteCopy().company;
  const change = now && nextChange(now);
  if (!now || !change) return <span className={styles.status} />;
  const { weekday, minutes } = companyClock(change);
  const open = isOpen(now);
  return (
    <span className={styles.status} data-print="none" data-open={open}>
      {fillPlaceholders(open ? copy.open : copy.closed, {
        day: days[weekday] ?? '',
        time: clockText(minutes),
      })}
    </span>
  );
}
