import { homePricing as words } from '../../../../content/home.ts';
import { homeCards } from '../../../../content/plans/homeCards.ts';
import { useProducts } from '../../../../portal/useProducts.ts';
import { Section } from '../../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../../ui/SectionHeading/SectionHeading.tsx';
import { Spinner } from '../../../../ui/Spinner/Spinner.tsx';
import { RichText } from '../../../../sections/RichText/RichText.tsx';
import { HomePlanCard } from './HomePlanCard.tsx';
import { PricesUnavailable } from './PricesUnavailable.tsx';
import styles from './HomePricing.module.css';

const ids = homeCards.map((card) => card.id);

/**
 * Four plan cards with live prices. While prices load, the cards already take their
 * space, invisible, so that nothing moves. Without JavaScript they are visible at
 * once, with list prices.
 */
export function HomePricing() {
  const answer = useProducts(ids);
  return (
    <Section surface="tinted" labelledBy="pricing">
      <SectionHeading id="pricing" title={words.title} lead={<RichText pieces={words.help} />} />
      {answer.state === 'error' ? (
        <PricesUnavailable message={answer.message} />
      ) : (
        <div className={styles.stage} data-waiting={answer.state === 'loading' || undefined}>
          {answer.state === 'loading' && (
            <div className={styles.spinner}>
              <Spinner label={words.loading} />
            </div>
          )}
          <div className={styles.cards}>
            {homeCards.map((card) => (
              <HomePlanCard
                key={card.id}
                card={card}
                products={answer.state === 'loaded' ? answer.products : null}
              />
            ))}
          </div>
          <p className={styles.listPrices}>{words.listPrices}</p>
        </div>
      )}
    </Section>
  );
}
