import type { HomePricingCopy } from '../../../../content/schema/pages/home.ts';
import { useProducts } from '../../../../portal/useProducts.ts';
import type { ProductsState } from '../../../../portal/useProducts.ts';
import { Section } from '../../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../../ui/SectionHeading/SectionHeading.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { RichText } from '../../../../sections/RichText/RichText.tsx';
import { HomePlanCard } from './HomePlanCard.tsx';
import { PricesUnavailable } from './PricesUnavailable.tsx';
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
      {live.state === 'error' ? (
        <PricesUnavailable copy={copy} error={live.error} />
      ) : (
        <div data-waiting={live.state === 'loading' || undefined}>
          {live.state === 'loading' && (
            <VisuallyHidden role="status" waiting>
              {copy.loading}
            </VisuallyHidden>
          )}
          <div className={styles.cards}>
            {copy.cards.map((card) => (
              <HomePlanCard
                key={card.id}
                copy={copy}
                card={card}
                highlighted={card === firstPopular}
                products={live.state === 'loaded' ? live.products : null}
              />
            ))}
          </div>
          <p className={styles.listPrices}>{copy.listPrices}</p>
        </div>
      )}
    </Section>
  );
}
