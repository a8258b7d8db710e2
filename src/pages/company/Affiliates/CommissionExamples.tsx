import { affiliateExample } from '../../../content/affiliates.ts';
import { rules } from '../../../content/rules.ts';
import type { ExampleOrder } from '../../../content/affiliates.ts';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { commission, ordersToReach } from '../../../pricing/commission.ts';
import { formatTaka } from '../../../pricing/money.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import styles from './CommissionExamples.module.css';

const { title, lead, caption, columns, cycles, orders, note, join } = affiliateExample;
const { sharePercent, minimumPayoutTaka } = rules.affiliate;

/** What the share comes to on real plans, worked out from their list prices. */
export function CommissionExamples() {
  return (
    <Section surface="tinted" labelledBy="example">
      <SectionHeading id="example" title={title} lead={lead} />
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.order}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.share}</th>
            <th scope="col">{columns.count}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.plan} {...order} />
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <p className={styles.note}>{note}</p>
        <ButtonLink href={hrefOf(join.to)} variant="accent">
          {join.label}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** On a phone each row is a block of its own, so every cell carries its column's name. */
function OrderRow({ plan, cycle, listPrice }: ExampleOrder) {
  return (
    <tr>
      <th scope="row">
        {plan} <span className={styles.cycle}>{cycles[cycle]}</span>
      </th>
      <td data-column={columns.price}>{formatTaka(listPrice)}</td>
      <td data-column={columns.share} className={styles.share}>
        {formatTaka(commission(listPrice, sharePercent))}
      </td>
      <td data-column={columns.count}>
        {ordersToReach(minimumPayoutTaka, listPrice, sharePercent)}
      </td>
    </tr>
  );
}
