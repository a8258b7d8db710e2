import { tldTableWords as words } from '../../../content/domainReseller.ts';
import type { ResellerTld } from '../../../content/schema/domain.ts';
import { formatDollars } from '../../../pricing/money.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import styles from './TldTable.module.css';

/** One extension with its three prices. */
export function TldRow({ row }: { row: ResellerTld }) {
  const { extension, register, renew, transfer, badge } = row;
  return (
    <tr>
      <th scope="row" className={styles.ending}>
        <span className={styles.name}>.{extension}</span>{' '}
        <Badge variant={badge === 'sale' ? 'accent' : 'brand'}>{words.badges[badge]}</Badge>
      </th>
      <td>{formatDollars(register)}</td>
      <td>{formatDollars(renew)}</td>
      <td>{transfer === 'free' ? words.free : formatDollars(transfer)}</td>
    </tr>
  );
}
