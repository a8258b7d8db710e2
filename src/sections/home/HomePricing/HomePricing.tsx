import cards from '#content/plans/home-cards.js';
import messages from '#content/words/portal-messages.js';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import { site } from '../../../site/site.ts';
import { withBase } from '../../../language/edition.ts';
import { portalErrorMessage } from '../../../portal/errors.ts';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { useProducts } from '../../../portal/useProducts.ts';
import { useLocation } from '../../../routing/router.ts';
import { useSiteCopy } from '../../../routing/siteCopy.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Hotline } from '../../Hotline/Hotline.tsx';
import { RichText } from '../../RichText/RichText.tsx';
import type { SectionProps } from '../../section.ts';
import { HomePlanCard } from './HomePlanCard.tsx';
import type { schema } from './schema.ts';
import styles from './HomePricing.module.css';

type HomePricingProps = SectionProps<typeof schema>;

/** Four plan cards with live prices. */
export function HomePricing(copy: HomePricingProps) {
  const live = useProducts(cards);
  const firstPopular = cards.find((card) => card.popular);
  return (
    <Section weight="lead" surface="tinted" labelledBy="pricing">
      <SectionHeading id="pricing" title={copy.title} lead={<RichText pieces={copy.help} />} />
      {live.state === 'loading' && (
        <VisuallyHidden role="status" waiting>
          {copy.loading}
        </VisuallyHidden>
      )}
      {live.state === 'error' && (
        <p className={styles.error} role="alert">
          {fillPlaceholders(messages.homePricesFailed, {
            message: portalErrorMessage(live.error, messages),
          })}
        </p>
      )}
      <div className={styles.cards}>
        {cards.map((card) => (
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
function NoLivePrices({ copy: { contact, reload } }: { copy: HomePricingProps['failed'] }) {
  const { pathname, search } = useLocation();
  const { layout } = useSiteCopy();
  return (
    <span className={styles.links}>
      <Link href={hrefOf(contact.to)}>{contact.label}</Link>
      <Hotline />
      {site.statusUrl !== undefined && <Link href={site.statusUrl}>{layout.status}</Link>}
      {/* A plain link to the same address loads the page again. */}
      <a href={withBase(pathname + search)}>{reload}</a>
    </span>
  );
}
