import messages from '#content/words/portal-messages.js';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import type { PlanCardsCopy } from '../../../schema/sharedWords.ts';
import { site } from '../../../site/site.ts';
import { withBase } from '../../../language/edition.ts';
import { portalErrorMessage } from '../../../portal/errors.ts';
import { hrefOf } from '../../../portal/linkTarget.ts';
import type { ProductsState } from '../../../portal/useProducts.ts';
import { useLocation } from '../../../routing/router.ts';
import { useSiteCopy } from '../../../routing/siteCopy.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import styles from './PriceStatus.module.css';

interface PriceStatusProps {
  copy: PlanCardsCopy;
  live: ProductsState;
}

/** One line above a table of live prices: that they are, or why they're missing. */
export function PriceStatus({ copy, live }: PriceStatusProps) {
  if (site.prices === 'list') return null;
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
          <Icon name={hasPrices(live) ? 'badge-check' : 'info'} />
          <p>
            {hasPrices(live) ? copy.status.live : <NoPrices copy={copy} />} {copy.trust.vat}
          </p>
        </>
      )}
      {live.state === 'error' && <Failure copy={copy} error={live.error} />}
    </div>
  );
}

/** Whether the portal's response has a price for any plan. */
function hasPrices({ products }: Extract<ProductsState, { state: 'loaded' }>): boolean {
  return [...products.values()].some(({ prices }) => Object.keys(prices).length > 0);
}

function NoPrices({ copy: { note, status } }: { copy: PlanCardsCopy }) {
  return (
    <>
      {note.none} · <Link href={hrefOf(status.link.to)}>{status.link.label}</Link>
    </>
  );
}

function Failure({ copy, error }: { copy: PlanCardsCopy; error: unknown }) {
  const { link } = copy.status;
  const { pathname, search } = useLocation();
  const { layout } = useSiteCopy();
  const message = portalErrorMessage(error, messages);
  return (
    <>
      <Icon name="info" />
      <div>
        <p>
          {copy.failed.title}{' '}
          <span className={styles.links}>
            <Link href={hrefOf(link.to)}>{link.label}</Link>
            {site.statusUrl !== undefined && <Link href={site.statusUrl}>{layout.status}</Link>}
            {/* A plain link to the same address loads the page again. */}
            <a href={withBase(pathname + search)}>{copy.failed.reload}</a>
          </span>
        </p>
        <p className={styles.message} role="alert">
          {fillPlaceholders(messages.productsFailed, { message })}
        </p>
      </div>
    </>
  );
}
