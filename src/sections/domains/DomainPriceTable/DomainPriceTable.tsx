import type { ReactNode } from 'react';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import type { DomainPricesCopy } from '../../../schema/sharedWords.ts';
import type { TldPrices } from '../../../portal/useTldPrices.ts';
import { costOverYears } from '../../../pricing/domainYears.ts';
import { formatTaka } from '../../../pricing/money.ts';
import { Table } from '../../../ui/Table/Table.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './DomainPriceTable.module.css';

/** A name with one extension. */
export interface DomainRow {
  /** The name before the extension, in any script; empty in a plain price list. */
  name: string;
  extension: string;
  /** The same in ASCII, as the portal knows it. */
  ascii: { name: string; extension: string };
  /** A badge beside the name. */
  badge?: ReactNode;
  /** A button in the last column. */
  order?: ReactNode;
}

interface DomainPriceTableProps {
  copy: DomainPricesCopy;
  rows: readonly DomainRow[];
  live: TldPrices;
}

/**
 * What extensions cost to register, to renew, to transfer, and over three years. Without an answer of
 * the portal these are our list prices, and columns of which we know nothing are left out.
 */
export function DomainPriceTable({ copy, rows, live }: DomainPriceTableProps) {
  const { columns } = copy;
  const priced = rows.map((row) => ({ row, prices: pricesOf(live, row) }));
  const empty = new Set(
    optionalColumns.filter((column) => priced.every(({ prices }) => prices[column] === null)),
  );
  const withOrders = rows.some(({ order }) => order !== undefined);
  return (
    <div className={styles.prices} data-state={live.state}>
      <p className={styles.listPrices}>{copy.listPrices}</p>
      <Table
        className={styles.table}
        caption={copy.caption}
        captionHidden
        columns={[
          columns.domain,
          columns.register,
          ...optionalColumns.map((column) => (
            <th key={column} scope="col" data-empty={empty.has(column) || undefined}>
              {columns[column]}
            </th>
          )),
          ...(withOrders
            ? [
                <th key="order" scope="col" className={styles.order}>
                  <VisuallyHidden>{columns.order}</VisuallyHidden>
                </th>,
              ]
            : []),
        ]}
        variant="card"
        small="keep"
      >
        {priced.map(({ row, prices }) => (
          <Row
            key={`${row.ascii.name}.${row.ascii.extension}`}
            copy={copy}
            row={row}
            prices={prices}
            empty={empty}
          />
        ))}
      </Table>
      <p className={styles.note}>{copy.note}</p>
      {copy.vat !== undefined && <p className={styles.note}>{copy.vat}</p>}
    </div>
  );
}

/** Columns that some portals know nothing about. */
const optionalColumns = ['renew', 'transfer', 'years'] as const;
type OptionalColumn = (typeof optionalColumns)[number];
type RowPrices = Readonly<Record<OptionalColumn | 'register', number | null>>;

function pricesOf({ prices }: TldPrices, { ascii }: DomainRow): RowPrices {
  const price = prices.get(ascii.extension);
  if (!price) return { register: null, renew: null, transfer: null, years: null };
  return { ...price, years: costOverYears(price.register, price.renew, 3) };
}

interface RowProps {
  copy: DomainPricesCopy;
  row: DomainRow;
  prices: RowPrices;
  /** Columns in which no row has a price. */
  empty: ReadonlySet<OptionalColumn>;
}

function Row({ copy, row, prices, empty }: RowProps) {
  const { name, extension, ascii, badge, order } = row;
  const { unknown, unknownInBrief } = copy;
  const asciiDomain = `${ascii.name}.${ascii.extension}`;
  const dash = (
    <>
      <span aria-hidden="true">{unknownInBrief}</span>
      <VisuallyHidden>{unknown}</VisuallyHidden>
    </>
  );
  return (
    <tr data-order={order !== undefined || undefined}>
      <th scope="row">
        <span className={styles.domain}>
          <span className={styles.name}>{name}</span>
          <span className={styles.extension}>.{extension}</span>
        </span>{' '}
        {badge}
        {asciiDomain !== `${name}.${extension}` && (
          <span className={styles.ascii}>
            {fillPlaceholders(copy.ascii, { ascii: asciiDomain })}
          </span>
        )}
      </th>
      <td className={styles.register} data-unknown={prices.register === null || undefined}>
        {prices.register === null ? unknown : formatTaka(prices.register)}
      </td>
      {optionalColumns.map((column) => (
        <td key={column} data-empty={empty.has(column) || undefined}>
          {prices[column] === null ? dash : formatTaka(prices[column])}
        </td>
      ))}
      {order !== undefined && <td className={styles.order}>{order}</td>}
    </tr>
  );
}
