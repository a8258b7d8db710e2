import type { ResellerTld } from '../../../content/schema/domain.ts';

export type TldColumn = 'extension' | 'register' | 'renew' | 'transfer';

/** How the table is sorted; the words are those of `aria-sort`. */
export interface TldOrder {
  column: TldColumn;
  direction: 'ascending' | 'descending';
}

/** The rows whose ending holds what was typed; a dot, spaces and capitals do not matter. */
export function findTlds(rows: readonly ResellerTld[], wanted: string): readonly ResellerTld[] {
  const part = wanted.toLowerCase().replaceAll(/[\s.]/g, '');
  return part === '' ? rows : rows.filter((row) => row.extension.includes(part));
}

/** The rows in order; without one, as they were given. Equal rows keep their places. */
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

/** What is free comes before all that costs something. */
function byPrice(column: Exclude<TldColumn, 'extension'>) {
  const cost = (row: ResellerTld) => {
    const price = row[column];
    return price === 'free' ? 0 : price;
  };
  return (a: ResellerTld, b: ResellerTld) => cost(a) - cost(b);
}

/** A press on a column's head: first upwards, then the other way round. */
export function nextOrder(order: TldOrder | null, column: TldColumn): TldOrder {
  const isTurned = order?.column === column && order.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}
