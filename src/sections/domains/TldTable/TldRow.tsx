import type { ResellerTld } from '../../../schema/domain.ts';
import { formatDollars } from '../../../pricing/money.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './TldTable.module.css';

interface TldRowProps {
  copy: Pick<SectionProps<typeof schema>, 'badges' | 'free'>;
  row: ResellerTld;
}

/** One extension with its three prices. */
export function TldRow({ copy, row }: TldRowProps) {
  const { extension, register, renew, transfer, badge } = row;
  return (
    <tr>
      <th scope="row" className={styles.extension}>
        <span className={styles.name}>.{extension}</span>{' '}
        {badge === 'sale' ? (
          <span className={styles.sale}>{copy.badges.sale}</span>
        ) : (
          <Badge variant="brand">{copy.badges[badge]}</Badge>
        )}
      </th>
      <td>{formatDollars(register)}</td>
      <td>{formatDollars(renew)}</td>
      <td>{transfer === 'free' ? copy.free : formatDollars(transfer)}</td>
    </tr>
  );
}
