import errors from '#content/words/portal-messages.js';
import { fillPlaceholders } from '../../site/fillPlaceholders.ts';
import type { PlanCardsCopy } from '../../schema/sharedWords.ts';
import { site } from '../../site/site.ts';
import { portalErrorMessage } from '../../portal/errors.ts';
import { withBase } from '../../language/edition.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { useLocation } from '../../routing/router.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Hotline } from '../Hotline/Hotline.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './PlansUnavailable.module.css';

interface PlansUnavailableProps {
  copy: Pick<PlanCardsCopy, 'failed'>;
  error: unknown;
}

/** Above plans whose live prices did not arrive: what is shown instead, how to order, and the error as specified. */
export function PlansUnavailable({ copy: { failed }, error }: PlansUnavailableProps) {
  const { pathname, search } = useLocation();
  const { layout } = useSiteCopy();
  return (
    <div className={styles.notice}>
      <Icon name="info" />
      <div>
        <p className={styles.title}>{failed.title}</p>
        <p>{failed.text}</p>
        <p className={styles.links}>
          {failed.links.map(({ label, to }) => (
            <Link key={label} href={hrefOf(to)}>
              {label}
            </Link>
          ))}
          <Hotline />
          {site.statusUrl !== undefined && <Link href={site.statusUrl}>{layout.status}</Link>}
          {/* A plain link to the same address loads the page again. */}
          <a href={withBase(pathname + search)}>{failed.reload}</a>
        </p>
        <p className={styles.error} role="alert">
          {fillPlaceholders(errors.productsFailed, { message: portalErrorMessage(error, errors) })}
        </p>
      </div>
    </div>
  );
}
