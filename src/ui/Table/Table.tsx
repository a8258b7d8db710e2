import type { ReactElement, ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  caption: string;
  /** Leaves the caption to screen readers, where a heading above already says the same. */
  captionHidden?: boolean;
  /** The columns' names, or header cells of their own. */
  columns: readonly (string | ReactElement)[];
  /** `lines` sits on the page, `card` on a card. */
  variant?: 'lines' | 'card';
  /**
   * On small screens every row becomes a block (`stack`) or, with many columns, a card (`cards`), and
   * cells with a `data-label` show it as their column's name. `keep` leaves the table a table.
   */
  small?: 'stack' | 'cards' | 'keep';
  className?: string | undefined;
  /** The rows. The first cell of each is a `<th scope="row">`. */
  children: ReactNode;
}

/** A table of data that also reads well on a phone. */
export function Table(props: TableProps) {
  const { caption, captionHidden, columns, variant = 'lines', small = 'stack' } = props;
  const { className, children } = props;
  return (
    <table
      className={className ? `${styles.table} ${className}` : styles.table}
      data-variant={variant}
      data-small={small}
    >
      <caption className={styles.caption} data-hidden={captionHidden}>
        {caption}
      </caption>
      <thead>
        <tr>{columns.map(headerCell)}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function headerCell(column: string | ReactElement) {
  if (typeof column !== 'string') return column;
  return (
    <th key={column} scope="col">
      {column}
    </th>
  );
}
