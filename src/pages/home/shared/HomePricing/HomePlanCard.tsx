import { useId } from 'react';
import type { HomePricingCopy } from '../../../../content/schema/pages/home.ts';
import type { HomeCard } from '../../../../content/schema/plan.ts';
import type { LiveProducts } from '../../../../portal/responses.ts';
import { cycleSuffix } from '../../../../pricing/billing.ts';
import { formatTaka } from '../../../../pricing/money.ts';
import { Badge } from '../../../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../../../ui/Button/Button.tsx';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import { Spinner } from '../../../../ui/Spinner/Spinner.tsx';
import styles from './HomePlanCard.module.css';

interface HomePlanCardProps {
  copy: Pick<HomePricingCopy, 'button' | 'popular' | 'startingAt'>;
  card: HomeCard;
  /** The one card with a dark background. */
  highlighted: boolean;
  /** Null until the portal responds: until then the card shows the list price. */
  products: LiveProducts | null;
}

/** A plan family: what it is, its starting price, and a link. */
export function HomePlanCard({ copy, card, highlighted, products }: HomePlanCardProps) {
  const id = useId();
  const price = products ? (products.get(card.id)?.prices.monthly ?? null) : card.listPrice;
  return (
    <article
      className={styles.card}
      data-highlighted={highlighted || undefined}
      aria-labelledby={id}
    >
      <div className={styles.top}>
        <Icon name={card.icon} size="l" />
        <h3 id={id}>{card.title}</h3>
        {card.popular && <Badge variant="gold">{copy.popular}</Badge>}
      </div>
      <p className={styles.description}>{card.description}</p>
      {/* A new element for the live price: reusing the old one would show '/mo' moving. */}
      <p
        key={products ? 'live' : 'list'}
        className={styles.price}
        data-waiting={!products || undefined}
      >
        <span className={styles.starting}>{copy.startingAt}</span>{' '}
        <span className={styles.now}>
          <strong className={styles.amount}>{formatTaka(price)}</strong>
          {cycleSuffix.monthly}
        </span>
        {!products && <Spinner size="s" />}
      </p>
      <ButtonLink href={card.to} variant={highlighted ? 'onDark' : 'secondary'} wide>
        {copy.button}
      </ButtonLink>
    </article>
  );
}
