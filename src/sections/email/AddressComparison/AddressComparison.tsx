import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './AddressComparison.module.css';

type Props = SectionProps<typeof schema>;

/** A free address beside one on the shop's own domain, and why it matters. */
export function AddressComparison({ title, before, after, reasons }: Props) {
  return (
    <Section surface="dark" labelledBy="addresses">
      <h2 id="addresses" className={styles.title}>
        {title}
      </h2>
      <dl className={styles.pair}>
        <Address {...before} kind="before" />
        <Address {...after} kind="after" />
      </dl>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.title} className={styles.reason}>
            <h3 className={styles.name}>{reason.title}</h3>
            <p className={styles.text}>{reason.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** An address that may wrap before its @. */
function Address({ label, address, kind }: Props['before'] & { kind: 'before' | 'after' }) {
  const [user, host] = address.split('@');
  return (
    <div className={styles.address} data-kind={kind}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {user}
        <wbr />@{host}
      </dd>
    </div>
  );
}
