import type { HomePricingCopy } from '../../../../content/schema/pages/home.ts';
import { useProducts } from '../../../../portal/useProducts.ts';
import { Section } from '../../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../../ui/SectionHeading/SectionHeading.tsx';
import { Spinner } from '../../../../ui/Spinner/Spinner.tsx';
import { RichText } from '../../../../sections/RichText/RichText.tsx';
import { HomePlanCard } from './HomePlanCard.tsx';
import { PricesUnavailable } from './PricesUnavailable.tsx';
import styles from './HomePricing.module.css';

/**
 * Four plan cards with live prices. While prices load, the cards already take their
 * space, invisible, so that nothing moves. Without JavaScript they are visible at
 * once, with list prices.
 */
export function HomePricing({ copy }: { copy: HomePricingCopy }) {
  const answer = useProducts(copy.cards.map((card) => card.id));
  return (
    <Section surface="tinted" labelledBy="pricing">
      <SectionHeading id="pricing" title={copy.title} lead={<RichText pieces={copy.help} />} />
      {answer.state === 'error' ? (
        <PricesUnavailable copy={copy} error={answer.error} />
      ) : (
        <div className={styles.stage} data-waiting={answer.state === 'loading' || undefined}>
          {answer.state === 'loading' && (
            <div className={styles.spinner}>
              <Spinner label={copy.loading} />
            </div>
          )}
          <div className={styles.cards}>
            {copy.cards.map((card) => (
              <HomePlanCard
                key={card.id}
                copy={copy}
                card={card}
                products={answer.state === 'loaded' ? answer.products : null}
              />
            ))}
          </div>
          <p className={styles.listPrices}>{copy.listPrices}</p>
        </div>
      )}
    </Section>
  );
}
