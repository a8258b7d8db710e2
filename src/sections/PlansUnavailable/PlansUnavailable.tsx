import type { ReactNode } from 'react';
import { fillPlaceholders } from '../../content/fillPlaceholders.ts';
import type { PlanCardsCopy } from '../../content/schema/common.ts';
import { site } from '../../content/site.ts';
import { portalErrorMessage } from '../../portal/errors.ts';
import { withBase } from '../../language/edition.ts';
import { phone } from '../../language/inWords.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { useLocation } from '../../routing/router.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Actions } from '../Actions/Actions.tsx';
import styles from './PlansUnavailable.module.css';

interface PlansUnavailableProps {
  copy: Pick<PlanCardsCopy, 'errors' | 'failed'>;
  error: unknown;
  /** What we can still show: the list prices. */
  children: ReactNode;
}

/**
 * Shown when a products call fails: the error as specified, how to reach a person, and the list
 * prices.
 */
export function PlansUnavailable({ copy, error, children }: PlansUnavailableProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <div className={styles.failure}>
        <Icon name="triangle-alert" size="l" />
        <p className={styles.message} role="alert">
          {fillPlaceholders(copy.errors.productsFailed, {
            message: portalErrorMessage(error, copy.errors),
          })}
        </p>
        <p className={styles.text}>{copy.failed.text}</p>
        <Actions links={copy.failed.links} variant="brand" />
        <p className={styles.links}>
          <Link href={hrefOf({ outside: 'phone' })}>{phone(site.supportPhone)}</Link>
          {/* A plain link to the same address loads the page again. */}
          <a href={withBase(pathname + search)}>{copy.failed.reload}</a>
        </p>
      </div>
      <p className={styles.listPrices}>{copy.failed.listPrices}</p>
      {children}
    </>
  );
}
