import type { HomePricingCopy } from '../../../../content/schema/pages/home.ts';
import type { HomeCard } from '../../../../content/schema/plan.ts';
import type { LiveProducts } from '../../../../portal/responses.ts';
import { cycleSuffix } from '../../../../pricing/billing.ts';
import { formatTaka } from '../../../../pricing/money.ts';
import { Badge } from '../../../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../../../ui/Button/Button.tsx';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import styles from './HomePlanCard.module.css';

interface HomePlanCardProps {
  copy: Pick<HomePricingCopy, 'button' | 'popular' | 'startingAt'>;
  card: HomeCard;
  /** The portal's answer; until then the card shows the list price. */
  products: LiveProducts | null;
}

/** A plan family: what it is, its starting price, and a link. */
export function HomePlanCard({ copy, card, products }: HomePlanCardProps) {
  const price = products ? (products.get(card.id)?.prices.monthly ?? null) : card.listPrice;
  return (
    <article className={styles.card} data-popular={card.popular}>
      <div className={styles.top}>
        <Icon name={card.icon} size="l" />
        <h3>{card.title}</h3>
        {card.popular && <Badge variant="gold">{copy.popular}</Badge>}
      </div>
      <p className={styles.description}>{card.description}</p>
      {/* A new element for the live price: reusing the old one would show '/mo' moving. */}
      <p key={products ? 'live' : 'list'} className={styles.price}>
        <span className={styles.starting}>{copy.startingAt}</span>{' '}
        <strong className={styles.amount}>{formatTaka(price)}</strong>
        <span>{cycleSuffix.monthly}</span>
      </p>
      <ButtonLink href={card.to} variant={card.popular ? 'onDark' : 'secondary'} wide>
        {copy.button}
      </ButtonLink>
    </article>
  );
}
