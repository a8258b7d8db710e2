import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { TldOrder } from './tldSort.ts';
import styles from './TldTable.module.css';

interface TldSortHeaderProps {
  label: string;
  direction: TldOrder['direction'] | 'none';
  /** Without it the head is plain text, as where scripts are off. */
  onSort: (() => void) | undefined;
}

const icons = {
  none: 'chevrons-up-down',
  ascending: 'arrow-up',
  descending: 'arrow-down',
} as const;

/** A column's head that sorts by it. */
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
