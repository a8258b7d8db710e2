import { rules } from '../../../site/rules.ts';
import { cycleWords } from '../../../language/cycleWords.ts';
import { digits } from '../../../language/inWords.ts';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { commission, ordersToReach } from '../../../pricing/commission.ts';
import { formatTaka } from '../../../pricing/money.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { Table } from '../../../ui/Table/Table.tsx';
import { CommissionCalculator } from './CommissionCalculator.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './CommissionExamples.module.css';

type Props = SectionProps<typeof schema>;

const { sharePercent, minimumPayoutTaka } = rules.affiliate;

/** A calculator, and the commission on real plans, calculated from their list prices. */
export function CommissionExamples(copy: Props) {
  const { title, lead, calculator, caption, columns, orders, note, join } = copy;
  return (
    <Section weight="lead" surface="tinted" labelledBy="example">
      <SectionHeading id="example" title={title} lead={lead} />
      <CommissionCalculator copy={calculator} price={initialPrice(orders)} />
      <Table
        className={styles.table}
        caption={caption}
        columns={[columns.order, columns.price, columns.share, columns.count]}
      >
        {orders.map((order) => (
          <OrderRow key={order.plan} copy={copy} {...order} />
        ))}
      </Table>
      <div className={styles.foot}>
        <p className={styles.note}>{note}</p>
        <ButtonLink href={hrefOf(join.to)} variant="accent">
          {join.label}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** The calculator starts with the first example. */
function initialPrice([first]: Props['orders']): number {
  const plan = first?.family.plans.find(({ id }) => id === first.plan);
  return (first && plan?.listPrice[first.cycle]) ?? 1000;
}

type OrderRowProps = Props['orders'][number] & {
  copy: Pick<Props, 'columns'>;
};

function OrderRow({ copy: { columns }, family, plan: id, cycle }: OrderRowProps) {
  const plan = family.plans.find((candidate) => candidate.id === id);
  const listPrice = plan?.listPrice[cycle];
  if (!plan || listPrice === undefined) return null;
  return (
    <tr>
      <th scope="row">{plan.name}</th>
      <td data-label={columns.price}>
        {formatTaka(listPrice)}
        <span className={styles.cycle}>{cycleWords[cycle].suffix}</span>
      </td>
      <td data-label={columns.share} className={styles.share}>
        {formatTaka(commission(listPrice, sharePercent))}
      </td>
      <td data-label={columns.count}>
        {digits(ordersToReach(minimumPayoutTaka, listPrice, sharePercent))}
      </td>
    </tr>
  );
}
