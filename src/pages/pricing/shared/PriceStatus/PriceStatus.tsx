import { fillPlaceholders } from '../../../../site/fillPlaceholders.ts';
import type { PlanCardsCopy } from '../../../../schema/common.ts';
import { portalErrorMessage } from '../../../../portal/errors.ts';
import { hrefOf } from '../../../../portal/linkTarget.ts';
import type { ProductsState } from '../../../../portal/useProducts.ts';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import { Link } from '../../../../ui/Link/Link.tsx';
import { Spinner } from '../../../../ui/Spinner/Spinner.tsx';
import styles from './PriceStatus.module.css';

interface PriceStatusProps {
  copy: PlanCardsCopy;
  live: ProductsState;
}

/** One line above a price table: where the prices come from, or why they're missing. */
export function PriceStatus({ copy, live }: PriceStatusProps) {
  return (
    <div
      className={styles.status}
      data-state={live.state}
      data-waiting={live.state === 'loading' || undefined}
    >
      {live.state === 'loading' && (
        <>
          <span className={styles.spinner}>
            <Spinner label={copy.loading} />
          </span>
          <p className={styles.listPrices}>{copy.noScript.text}</p>
        </>
      )}
      {live.state === 'loaded' && (
        <>
          <Icon name="badge-check" />
          <p>{copy.status.live}</p>
        </>
      )}
      {live.state === 'error' && <Failure copy={copy} error={live.error} />}
    </div>
  );
}

function Failure({ copy, error }: { copy: PlanCardsCopy; error: unknown }) {
  const { link } = copy.status;
  const message = portalErrorMessage(error, copy.errors);
  return (
    <>
      <Icon name="info" />
      <div>
        <p>
          {copy.failed.title} <Link href={hrefOf(link.to)}>{link.label}</Link>
        </p>
        <p className={styles.message} role="alert">
          {fillPlaceholders(copy.errors.productsFailed, { message })}
        </p>
      </div>
    </>
  );
}
