import { useId } from 'react';
import type { HomeCard } from '../../../schema/plan.ts';
import { site } from '../../../site/site.ts';
import type { ProductsState } from '../../../portal/useProducts.ts';
import { cycleWords } from '../../../language/cycleWords.ts';
import { formatTaka } from '../../../pricing/money.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './HomePlanCard.module.css';

interface HomePlanCardProps {
  copy: SectionProps<typeof schema>;
  card: HomeCard;
  /** The one card with a dark background. */
  highlighted: boolean;
  live: ProductsState;
}

/** A plan family: what it is, its starting price (the list price until the live one arrives), and a link. */
export function HomePlanCard({ copy, card, highlighted, live }: HomePlanCardProps) {
  const id = useId();
  const { captions } = copy;
  const waiting = live.state === 'loading';
  const isLive = live.state === 'loaded';
  const prices = isLive ? live.products.get(card.id)?.prices : card.listPrice;
  const price = prices?.[card.cycle] ?? null;
  const caption = isLive ? captions.live : captions.list;
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
        key={isLive ? 'live' : 'list'}
        className={styles.price}
        data-waiting={waiting || undefined}
      >
        <span className={styles.starting}>{copy.startingAt}</span>{' '}
        <span className={styles.now}>
          <span className={styles.late}>
            <strong className={styles.amount}>{formatTaka(price)}</strong>
            {cycleWords[card.cycle].suffix}
          </span>
          {waiting && (
            <span className={styles.outline}>
              <Spinner size="s" />
            </span>
          )}
        </span>{' '}
        {site.prices === 'live' && (
          <small className={styles.caption}>
            <span>{price === null ? captions.none : caption}</span>
            {waiting && <span className={styles.small}> {formatTaka(price)}</span>}
          </small>
        )}
      </p>
      <ButtonLink href={card.to} variant={highlighted ? 'onDark' : 'secondary'} wide>
        {copy.button}
      </ButtonLink>
    </article>
  );
}
