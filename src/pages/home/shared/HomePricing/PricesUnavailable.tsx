import { fillPlaceholders } from '../../../../content/fillPlaceholders.ts';
import type { HomePricingCopy } from '../../../../content/schema/pages/home.ts';
import { site } from '../../../../content/site.ts';
import { portalErrorMessage } from '../../../../portal/errors.ts';
import { withBase } from '../../../../language/edition.ts';
import { phone } from '../../../../language/inWords.ts';
import { hrefOf } from '../../../../portal/linkTarget.ts';
import { cycleSuffix } from '../../../../pricing/billing.ts';
import { formatTaka } from '../../../../pricing/money.ts';
import { useLocation } from '../../../../routing/router.ts';
import { Actions } from '../../../../sections/Actions/Actions.tsx';
import { Link } from '../../../../ui/Link/Link.tsx';
import styles from './PricesUnavailable.module.css';

interface PricesUnavailableProps {
  copy: Pick<HomePricingCopy, 'cards' | 'errors' | 'failed'>;
  error: unknown;
}

/** Shown instead of the cards: what happened, and how to reach us. */
export function PricesUnavailable({
  copy: { cards, errors, failed },
  error,
}: PricesUnavailableProps) {
  const { pathname, search } = useLocation();
  const message = portalErrorMessage(error, errors);
  return (
    <div className={styles.failed}>
      <p className={styles.message} role="alert">
        {fillPlaceholders(errors.homePricesFailed, { message })}
      </p>
      <p>{failed.help}</p>
      <p>{failed.listPrices}</p>
      <ul className={styles.prices}>
        {cards.map(({ id, title, to, listPrice }) => (
          <li key={id}>
            <Link href={to}>{title}</Link> <strong>{formatTaka(listPrice)}</strong>
            {cycleSuffix.monthly}
          </li>
        ))}
      </ul>
      <Actions links={[failed.contact, failed.plans]} variant="brand" />
      <p className={styles.links}>
        <Link href={hrefOf({ outside: 'phone' })}>{phone(site.supportPhone)}</Link>
        {/* A plain link to the same address loads the page again. */}
        <a href={withBase(pathname + search)}>{failed.reload}</a>
      </p>
    </div>
  );
}
