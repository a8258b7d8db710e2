import { mailRecords } from '../../../../content/mailRecords.ts';
import { Badge } from '../../../../ui/Badge/Badge.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../../ui/SectionHeading/SectionHeading.tsx';
import styles from './MailRecords.module.css';

const { title, lead, caption, columns, records } = mailRecords;

/** The DNS records that mail on a domain needs, in plain words. */
export function MailRecords() {
  return (
    <Section labelledBy="records">
      <SectionHeading id="records" title={title} lead={lead} />
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.record}</th>
            <th scope="col">{columns.text}</th>
            <th scope="col">{columns.source}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.name}>
              <th scope="row">
                {record.name} <Badge variant="brand">{record.type}</Badge>
              </th>
              <td>{record.text}</td>
              <td data-column={columns.source} className={styles.source}>
                {record.source}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
