import { useId } from 'react';
import { digits } from '../../../language/inWords.ts';
import { amountOf } from '../../../pricing/features.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './AccountsChart.module.css';

const perRow = 10;
const step = 24;

/** A pictogram: one square per account. */
export function AccountsChart({ title, lead, unit, family }: SectionProps<typeof schema>) {
  const id = useId();
  const accounts = family.plans.map((plan) => ({
    name: plan.name,
    count: amountOf(plan, 'cPanelAccounts'),
  }));
  return (
    <Section weight="lead" labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <ul className={styles.accounts}>
        {accounts.map(({ name, count }) => (
          <li key={name} className={styles.account}>
            <Quilt count={count} />
            <p className={styles.count}>
              <strong>{digits(count)}</strong> {unit}
            </p>
            <p className={styles.name}>{name}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Decorative: the number is given as text. */
function Quilt({ count }: { count: number }) {
  const rows = Math.ceil(count / perRow);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${perRow * step} ${rows * step}`}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        <rect
          key={index}
          className={styles.patch}
          data-colour={(index * 7 + Math.floor(index / perRow) * 3) % 5}
          x={(index % perRow) * step + 2}
          y={Math.floor(index / perRow) * step + 2}
          width={step - 4}
          height={step - 4}
          rx="4"
        />
      ))}
    </svg>
  );
}
