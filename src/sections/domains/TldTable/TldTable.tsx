import { useState } from 'react';
import { resellerTlds as rows } from '../../../site/domains.ts';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import { digits } from '../../../language/inWords.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { TldSortHeader } from './TldSortHeader.tsx';
import { findTlds, nextOrder, sortTlds } from './tldSort.ts';
import type { TldColumn, TldOrder } from './tldSort.ts';
import { TldRow } from './TldRow.tsx';
import { Table } from '../../../ui/Table/Table.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './TldTable.module.css';

const columns: readonly TldColumn[] = ['extension', 'register', 'renew', 'transfer'];

/** Reseller prices: a plain table, sortable and searchable with JavaScript. */
export function TldTable(copy: SectionProps<typeof schema>) {
  const hydrated = useHydrated();
  const [filter, setFilter] = useState('');
  const [order, setOrder] = useState<TldOrder | null>(null);
  const shown = sortTlds(findTlds(rows, filter), order);
  return (
    <Section weight="lead" surface="tinted" labelledBy="tld-prices">
      <SectionHeading
        id="tld-prices"
        title={copy.title}
        lead={copy.lead}
        aside={
          <div className={styles.search}>
            <label htmlFor="tld-filter">{copy.filter}</label>
            <input
              id="tld-filter"
              className={styles.filter}
              type="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck="false"
              placeholder={copy.filterPlaceholder}
              disabled={!hydrated}
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
            />
            <p role="status">
              {fillPlaceholders(copy.count, {
                shown: digits(shown.length),
                all: digits(rows.length),
              })}
            </p>
          </div>
        }
      />
      <Table
        className={styles.table}
        caption={copy.caption}
        columns={columns.map((column) => (
          <TldSortHeader
            key={column}
            label={copy.columns[column]}
            direction={order?.column === column ? order.direction : 'none'}
            onSort={hydrated ? () => setOrder(nextOrder(order, column)) : undefined}
          />
        ))}
        small="keep"
      >
        {shown.map((row) => (
          <TldRow key={row.extension} copy={copy} row={row} />
        ))}
      </Table>
      {shown.length === 0 && (
        <div className={styles.nothing}>
          <p>{fillPlaceholders(copy.nothing, { wanted: filter.trim() })}</p>
          <p className={styles.links}>
            <Button onClick={() => setFilter('')}>{copy.clear}</Button>
            <ButtonLink href={hrefOf(copy.contact.to)} variant="secondary">
              {copy.contact.label}
            </ButtonLink>
          </p>
        </div>
      )}
      <p className={styles.note}>{copy.saleNote}</p>
    </Section>
  );
}
