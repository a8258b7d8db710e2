import words from '#content/words/mail-records.js';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { Table } from '../../../ui/Table/Table.tsx';
import styles from './MailRecords.module.css';

/** The DNS records that mail needs, explained. */
export function MailRecords() {
  const { title, lead, caption, columns, records } = words;
  return (
    <Section weight="quiet" labelledBy="records">
      <SectionHeading id="records" title={title} lead={lead} />
      <Table
        className={styles.table}
        caption={caption}
        columns={[columns.record, columns.text, columns.source]}
      >
        {records.map((record) => (
          <tr key={record.name}>
            <th scope="row">
              {record.name} <Badge variant="brand">{record.type}</Badge>
            </th>
            <td>{record.text}</td>
            <td data-label={columns.source} className={styles.source}>
              {record.source}
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}
