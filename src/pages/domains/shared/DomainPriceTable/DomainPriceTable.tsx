import type { ReactNode } from 'react';
import { fillPlaceholders } from '../../../../content/fillPlaceholders.ts';
import type { DomainPricesCopy } from '../../../../content/schema/common.ts';
import type { DomainPrices } from '../../../../portal/responses.ts';
import { costOverYears } from '../../../../pricing/domainYears.ts';
import { formatTaka } from '../../../../pricing/money.ts';
import { Table } from '../../../../ui/Table/Table.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx';
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
  prices: DomainPrices;
}

/** What extensions cost to register, to renew, to transfer, and over three years. */
export function DomainPriceTable({ copy, rows, prices }: DomainPriceTableProps) {
  const { columns } = copy;
  const withOrders = rows.some(({ order }) => order !== undefined);
  return (
    <>
      <Table
        className={styles.table}
        caption={copy.caption}
        captionHidden
        columns={[
          columns.domain,
          columns.register,
          columns.renew,
          columns.transfer,
          columns.years,
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
        {rows.map((row) => (
          <Row key={row.ascii.extension} copy={copy} row={row} prices={prices} />
        ))}
      </Table>
      <p className={styles.note}>{copy.note}</p>
    </>
  );
}

interface RowProps {
  copy: DomainPricesCopy;
  row: DomainRow;
  prices: DomainPrices;
}

function Row({ copy, row, prices }: RowProps) {
  const { name, extension, ascii, badge, order } = row;
  const { unknown, unknownInBrief } = copy;
  const price = prices.get(ascii.extension);
  const years = price ? costOverYears(price.register, price.renew, 3) : null;
  const asciiDomain = `${ascii.name}.${ascii.extension}`;
  const dash = (
    <>
      <span aria-hidden="true">{unknownInBrief}</span>
      <VisuallyHidden>{unknown}</VisuallyHidden>
    </>
  );
  const amount = (taka: number | null | undefined) =>
    taka === null || taka === undefined ? dash : formatTaka(taka);
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
      <td className={styles.register} data-unknown={price === undefined || undefined}>
        {price ? formatTaka(price.register) : unknown}
      </td>
      <td>{amount(price?.renew)}</td>
      <td>{amount(price?.transfer)}</td>
      <td>{amount(years)}</td>
      {order !== undefined && <td className={styles.order}>{order}</td>}
    </tr>
  );
}
