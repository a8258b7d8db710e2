import { fillPlaceholders } from '../../../../site/fillPlaceholders.ts';
import type { HomePricingCopy } from '../../../../schema/pages/home.ts';
import { site } from '../../../../site/site.ts';
import { withBase } from '../../../../language/edition.ts';
import { phone } from '../../../../language/inWords.ts';
import { portalErrorMessage } from '../../../../portal/errors.ts';
import { hrefOf } from '../../../../portal/linkTarget.ts';
import { useProducts } from '../../../../portal/useProducts.ts';
import type { ProductsState } from '../../../../portal/useProducts.ts';
import { useLocation } from '../../../../routing/router.ts';
import { useSiteCopy } from '../../../../routing/siteCopy.ts';
import { Link } from '../../../../ui/Link/Link.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../../ui/SectionHeading/SectionHeading.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { RichText } from '../../../../sections/RichText/RichText.tsx';
import { HomePlanCard } from './HomePlanCard.tsx';
import styles from './HomePricing.module.css';

/** Four plan cards with live prices. */
export function HomePricing({ copy }: { copy: HomePricingCopy }) {
  const live = useProducts(copy.cards.map((card) => card.id));
  return <HomePlans copy={copy} live={live} />;
}

interface HomePlansProps {
  copy: HomePricingCopy;
  live: ProductsState;
}

/** The same, for a page that needs the live prices elsewhere too. */
export function HomePlans({ copy, live }: HomePlansProps) {
  const firstPopular = copy.cards.find((card) => card.popular);
  return (
    <Section surface="tinted" labelledBy="pricing">
      <SectionHeading id="pricing" title={copy.title} lead={<RichText pieces={copy.help} />} />
      {live.state === 'loading' && (
        <VisuallyHidden role="status" waiting>
          {copy.loading}
        </VisuallyHidden>
      )}
      {live.state === 'error' && (
        <p className={styles.error} role="alert">
          {fillPlaceholders(copy.errors.homePricesFailed, {
            message: portalErrorMessage(live.error, copy.errors),
          })}
        </p>
      )}
      <div className={styles.cards}>
        {copy.cards.map((card) => (
          <HomePlanCard
            key={card.id}
            copy={copy}
            card={card}
            highlighted={card === firstPopular}
            live={live}
          />
        ))}
      </div>
      {live.state !== 'loaded' && (
        <p className={styles.listPrices} data-waiting={live.state === 'loading' || undefined}>
          {copy.listPrices}
          {live.state === 'error' && <NoLivePrices copy={copy.failed} />}
        </p>
      )}
    </Section>
  );
}

/** What a visitor can do about prices that did not arrive. */
function NoLivePrices({ copy: { contact, reload } }: { copy: HomePricingCopy['failed'] }) {
  const { pathname, search } = useLocation();
  const { layout } = useSiteCopy();
  return (
    <span className={styles.links}>
      <Link href={hrefOf(contact.to)}>{contact.label}</Link>
      <Link href={hrefOf({ outside: 'phone' })}>{phone(site.supportPhone)}</Link>
      {site.statusUrl !== undefined && <Link href={site.statusUrl}>{layout.status}</Link>}
      {/* A plain link to the same address loads the page again. */}
      <a href={withBase(pathname + search)}>{reload}</a>
    </span>
  );
}
