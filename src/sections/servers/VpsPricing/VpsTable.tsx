import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import { amount, digits } from '../../../language/inWords.ts';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { formatDollars } from '../../../pricing/money.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { Meter } from '../../../ui/Meter/Meter.tsx';
import { Table } from '../../../ui/Table/Table.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './VpsTable.module.css';

type VpsTableProps = Omit<SectionProps<typeof schema>, 'title' | 'lead' | 'drawing'>;

/** VPS sizes in one table; on small screens each row is a card. */
export function VpsTable({ rows, caption, columns, save, perMonth, order }: VpsTableProps) {
  return (
    <Table
      className={styles.table}
      caption={caption}
      captionHidden
      columns={Object.values(columns)}
      variant="card"
      small="cards"
    >
      {rows.map((row, index) => (
        <tr key={row.vcpu}>
          <th scope="row">
            <span className={styles.size}>
              <Spool size={index} />
              <span>
                {digits(row.vcpu)} <span className={styles.unit}>{columns.vcpu}</span>
              </span>
            </span>
          </th>
          <td data-label={columns.memory}>{amount(`${row.memoryGb}GB`)}</td>
          <td data-label={columns.cpu}>{amount(`${row.cpuGhz}GHz`)}</td>
          <td data-label={columns.storage}>{amount(`${row.storageGb}GB`)}</td>
          <td data-label={columns.score} className={styles.score}>
            {digits(row.geekbench)}
            <Meter value={row.bar} label={`${columns.score} ${digits(row.geekbench)}`} />
          </td>
          <td data-label={columns.bandwidth}>{amount(`${row.bandwidthGb}GB`)}</td>
          <td className={styles.price}>
            <strong>{formatDollars(row.monthlyUsd)}</strong>
            <span className={styles.perMonth}>{perMonth}</span>{' '}
            <Badge>{fillPlaceholders(save, { percent: digits(row.savePercent) })}</Badge>
          </td>
          <td className={styles.order}>
            <ButtonLink href={hrefOf(order.to)} size="s" wide>
              {order.label}
            </ButtonLink>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** A spool of thread, the larger the server, the longer. */
function Spool({ size }: { size: number }) {
  const height = 22 + 5 * size;
  return (
    <svg className={styles.spool} width="24" height={height} aria-hidden="true">
      <path className={styles.thread} d={`M12 4V${height - 4}`} />
      <path className={styles.turns} d={`M12 6V${height - 4}`} />
      <path className={styles.wood} d={`M2 2h20M2 ${height - 2}h20`} />
    </svg>
  );
}
