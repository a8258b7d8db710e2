import { included } from '#content/plans/features.js';
import type { PlanCardsCopy } from '../../../schema/sharedWords.ts';
import { firstCycle } from '../../../schema/billingCycles.ts';
import type { BillingCycle } from '../../../schema/billingCycles.ts';
import { inCycle } from '../../../language/cycleWords.ts';
import type { Plan } from '../../../schema/plan.ts';
import type { ProductsState } from '../../../portal/useProducts.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { LivePrice } from '../../PlanPrice/LivePrice.tsx';
import { OrderLink } from '../../OrderLink/OrderLink.tsx';
import { Table } from '../../../ui/Table/Table.tsx';
import { differingRows } from './differingRows.ts';
import styles from './SpecTable.module.css';

interface SpecTableProps {
  copy: PlanCardsCopy;
  caption: string;
  /** Plans of one family: they have the same rows in the same order. */
  plans: readonly Plan[];
  /** One row of prices each. */
  cycles: readonly BillingCycle[];
  live: ProductsState;
  /** Rows in which all plans are the same become one row of this name. */
  same?: string | undefined;
}

/** Plans side by side, with live prices at the top. */
export function SpecTable(props: SpecTableProps) {
  const { copy, caption, plans, cycles, live, same } = props;
  const products = live.state === 'loaded' ? live.products : undefined;
  const orderCycle = firstCycle(cycles);
  return (
    <Table
      className={styles.table}
      caption={caption}
      captionHidden
      columns={[
        copy.table.feature,
        ...plans.map((plan) => (
          <th
            key={plan.id}
            id={planId(plan)}
            scope="col"
            data-highlighted={plan.highlighted || undefined}
          >
            {plan.name}
          </th>
        )),
      ]}
      variant="card"
      small="keep"
    >
      {cycles.map((cycle) => (
        <tr key={cycle}>
          <th scope="row">{inCycle(copy.table.price, cycle)}</th>
          {plans.map((plan) => (
            <td key={plan.id} data-highlighted={plan.highlighted || undefined}>
              <LivePrice copy={copy} live={live} plan={plan} cycle={cycle} />
            </td>
          ))}
        </tr>
      ))}
      <tr className={styles.orders}>
        <th scope="row">{copy.table.order}</th>
        {plans.map((plan) => (
          <td key={plan.id} data-highlighted={plan.highlighted || undefined}>
            <OrderLink
              copy={copy}
              url={products?.get(plan.id)?.url ?? null}
              plan={plan}
              price={products?.get(plan.id)?.prices[orderCycle] ?? null}
              cycle={orderCycle}
              size="s"
              waiting={live.state === 'loading'}
              planId={planId(plan)}
            />
          </td>
        ))}
      </tr>
      <SpecRows plans={plans} same={same} />
    </Table>
  );
}

function SpecRows({ plans, same }: Pick<SpecTableProps, 'plans' | 'same'>) {
  const differing = differingRows(plans);
  const rows = plans[0]?.features.map(({ spec }, index) => ({ ...spec, index })) ?? [];
  const shared = rows.filter(({ row }) => same !== undefined && !differing.has(row));
  return (
    <>
      {rows.map(({ row, index }) =>
        shared.some((one) => one.row === row) ? null : (
          <tr key={row}>
            <th scope="row">{row}</th>
            {plans.map((plan) => (
              <td key={plan.id} data-highlighted={plan.highlighted || undefined}>
                <Value value={plan.features[index]?.spec.value ?? ''} />
              </td>
            ))}
          </tr>
        ),
      )}
      {shared.length > 0 && (
        <tr>
          <th scope="row">{same}</th>
          <td colSpan={plans.length} className={styles.same}>
            <ul>
              {shared.map(({ row, value }) => (
                <li key={row}>
                  <Icon name="check" />
                  {value === included ? row : `${row}: ${value}`}
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

/** A column of 'Included' is easier to scan as check marks. */
function Value({ value }: { value: string }) {
  if (value !== included) return value;
  return (
    <span className={styles.included}>
      <Icon name="check" />
      <VisuallyHidden>{value}</VisuallyHidden>
    </span>
  );
}

/** Not `useId`: the link appears after hydration, and has to find the header in the prerendered HTML. */
function planId({ id }: Plan): string {
  return `plan-${id}`;
}
