import type { ResellerTld } from '../../../schema/domain.ts';

export type TldColumn = 'extension' | 'register' | 'renew' | 'transfer';

/** How the table is sorted, in the terms of `aria-sort`. */
export interface TldOrder {
  column: TldColumn;
  direction: 'ascending' | 'descending';
}

/** The rows whose extension contains the search text, ignoring dots, spaces and case. */
export function findTlds(rows: readonly ResellerTld[], filter: string): readonly ResellerTld[] {
  const text = filter.toLowerCase().replaceAll(/[\s.]/g, '');
  return text === '' ? rows : rows.filter((row) => row.extension.includes(text));
}

/** Sorts the rows, or leaves them as they are. Stable. */
export function sortTlds(
  rows: readonly ResellerTld[],
  order: TldOrder | null,
): readonly ResellerTld[] {
  if (order === null) return rows;
  const sign = order.direction === 'ascending' ? 1 : -1;
  const compare =
    order.column === 'extension'
      ? (a: ResellerTld, b: ResellerTld) => (a.extension < b.extension ? -1 : 1)
      : byPrice(order.column);
  return [...rows].sort((a, b) => sign * compare(a, b));
}

/** Free comes before any price. */
function byPrice(column: Exclude<TldColumn, 'extension'>) {
  const cost = (row: ResellerTld) => {
    const price = row[column];
    return price === 'free' ? 0 : price;
  };
  return (a: ResellerTld, b: ResellerTld) => cost(a) - cost(b);
}

/** Clicking a column header: ascending first, then descending. */
export function nextOrder(order: TldOrder | null, column: TldColumn): TldOrder {
  const isSecondClick = order?.column === column && order.direction === 'ascending';
  return { column, direction: isSecondClick ? 'descending' : 'ascending' };
}
