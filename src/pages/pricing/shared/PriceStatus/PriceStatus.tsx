import { planWords as words } from '../../../../content/planWords.ts';
import { productsFailedText } from '../../../../portal/errors.ts';
import { hrefOf } from '../../../../portal/linkTarget.ts';
import type { ProductsState } from '../../../../portal/useProducts.ts';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import { Link } from '../../../../ui/Link/Link.tsx';
import { Spinner } from '../../../../ui/Spinner/Spinner.tsx';
import styles from './PriceStatus.module.css';

/** One line above a price table: where the prices come from, or why they're missing. */
export function PriceStatus({ live }: { live: ProductsState }) {
  return (
    <div
      className={styles.status}
      data-state={live.state}
      data-waiting={live.state === 'loading' || undefined}
    >
      {live.state === 'loading' && (
        <>
          <span className={styles.spinner}>
            <Spinner label={words.loading} />
          </span>
          <p className={styles.listPrices}>{words.noScript.text}</p>
        </>
      )}
      {live.state === 'loaded' && (
        <>
          <Icon name="badge-check" />
          <p>{words.status.live}</p>
        </>
      )}
      {live.state === 'error' && <Failure message={live.message} />}
    </div>
  );
}

function Failure({ message }: { message: string }) {
  const { failed, link } = words.status;
  return (
    <>
      <Icon name="triangle-alert" />
      <div>
        <p className={styles.message} role="alert">
          {productsFailedText(message)}
        </p>
        <p>
          {failed} <Link href={hrefOf(link.to)}>{link.label}</Link>
        </p>
      </div>
    </>
  );
}
