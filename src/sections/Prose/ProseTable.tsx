import { useId } from 'react';
import type { Table } from '../../schema/prose.ts';
import { Each } from './Each.tsx';
import { ProseInline } from './ProseInline.tsx';
import styles from './Prose.module.css';

function Row({ row }: { row: Table['rows'][number] }) {
  const [name, ...cells] = row;
  return (
    <tr>
      <th scope="row">{name && <ProseInline runs={name} />}</th>
      <Each of={cells}>
        {(cell) => (
          <td>
            <ProseInline runs={cell} />
          </td>
        )}
      </Each>
    </tr>
  );
}

/**
 * A table; the first cell of each row is its header. Tables too wide for a phone scroll in a region of
 * their own, by touch or arrow keys.
 */
export function ProseTable({ table }: { table: Table }) {
  const captionId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys can scroll only what has focus
    <div className={styles.scroll} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table} data-wide={table.head.length > 2 || undefined}>
        <caption>
          <span id={captionId}>{table.caption}</span>
        </caption>
        <thead>
          <tr>
            <Each of={table.head}>
              {(cell) => (
                <th scope="col">
                  <ProseInline runs={cell} />
                </th>
              )}
            </Each>
          </tr>
        </thead>
        <tbody>
          <Each of={table.rows}>{(row) => <Row row={row} />}</Each>
        </tbody>
      </table>
    </div>
  );
}
