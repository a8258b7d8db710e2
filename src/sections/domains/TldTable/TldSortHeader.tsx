import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { TldOrder } from './tldSort.ts';
import styles from './TldTable.module.css';

interface TldSortHeaderProps {
  label: string;
  direction: TldOrder['direction'] | 'none';
  /** Without it the header is plain text, as before hydration. */
  onSort: (() => void) | undefined;
}

const icons = {
  none: 'chevrons-up-down',
  ascending: 'arrow-up',
  descending: 'arrow-down',
} as const;

/** A column header that sorts. */
export function TldSortHeader({ label, direction, onSort }: TldSortHeaderProps) {
  if (!onSort) {
    return (
      <th scope="col">
        <span className={styles.head}>{label}</span>
      </th>
    );
  }
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" className={styles.head} onClick={onSort}>
        {label}
        <Icon name={icons[direction]} size="s" />
      </button>
    </th>
  );
}
