import type { ReactNode } from 'react';
import type { PlanCardsCopy } from '../../schema/sharedWords.ts';
import type { BillingCycle } from '../../schema/billingCycles.ts';
import { fillPlaceholders } from '../../site/fillPlaceholders.ts';
import { site } from '../../site/site.ts';
import { cycleWords, inCycle } from '../../language/cycleWords.ts';
import { digits } from '../../language/inWords.ts';
import { saving } from '../../pricing/discount.ts';
import { formatAmount, formatTaka, formatTakaExact } from '../../pricing/money.ts';
import { monthlyEquivalent } from '../../pricing/monthlyEquivalent.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './PlanPrice.module.css';

/** `l` on cards, `s` in tables and lists. */
type PriceSize = 's' | 'l';

interface PlanPriceProps {
  copy: PlanCardsCopy;
  cycle: BillingCycle;
  listPrice: number | undefined;
  /** The portal's price; null if it has none. */
  price: number | null;
  /** What is charged once, with the first bill. */
  setupFee?: number | undefined;
  /** Whether the card is dark. */
  onDark?: boolean | undefined;
  size?: PriceSize | undefined;
  className?: string | undefined;
  /** A flag or a capacity at the end of the block. */
  corner?: ReactNode;
}

/** A plan's live price, the saving against the list price, and the monthly equivalent. */
export function PlanPrice(props: PlanPriceProps) {
  const { copy, cycle, listPrice, price, onDark, size, className, corner } = props;
  const isSmall = size === 's';
  return (
    <PriceLines
      className={className}
      corner={corner}
      spoken={priceInWords(copy, cycle, listPrice, price)}
      was={
        isSmall && price === null ? (
          copy.note.none
        ) : (
          <Was
            copy={copy}
            listPrice={listPrice}
            price={price}
            tone={onDark ? 'gold' : 'accent'}
            fallback={isSmall || price === null || site.prices === 'list' ? null : copy.noSaving}
          />
        )
      }
      now={<Amount price={price} cycle={cycle} />}
      note={noteOf(copy, props)}
    />
  );
}

interface ListedPriceProps extends Omit<PlanPriceProps, 'price' | 'onDark'> {
  /** The line under a price without a setup fee. */
  note?: string;
  /** Small at first, where it will be struck out; large once the live price is late. */
  waiting?: boolean;
}

/** The list price instead of the live price, marked as such. */
export function ListedPrice(props: ListedPriceProps) {
  const { copy, cycle, setupFee, size, className, note, waiting, corner } = props;
  const listPrice = props.listPrice ?? null;
  const amount = <Amount price={listPrice} cycle={cycle} />;
  return (
    <PriceLines
      className={className}
      waiting={waiting}
      corner={corner}
      spoken={`${listPrice === null ? '' : `${copy.listPrice}: `}${amountInWords(copy, cycle, listPrice)}`}
      was={
        listPrice === null ? (
          copy.note.none
        ) : (
          <>
            <span>{copy.listPrice}</span>
            {waiting && <span className={styles.small}>{formatTaka(listPrice)}</span>}
          </>
        )
      }
      now={
        waiting ? (
          <>
            <span className={styles.late}>{amount}</span>
            <span className={styles.outline}>{size !== 's' && <Spinner size="s" />}</span>
          </>
        ) : (
          amount
        )
      }
      note={
        setupFee === undefined
          ? (note ?? (size === 's' && cycle === 'monthly' ? undefined : ''))
          : noteOf(copy, { cycle, price: listPrice, setupFee, size })
      }
    />
  );
}

/** Prices with more characters are set smaller in the narrow columns of a phone. */
const maxFullSizeLength = 7;

function Amount({ price, cycle }: { price: number | null; cycle: BillingCycle }) {
  const amount = formatTaka(price);
  return (
    <>
      <strong data-long={amount.length > maxFullSizeLength || undefined}>{amount}</strong>
      <wbr />
      <span className={styles.suffix}>{cycleWords[cycle].suffix}</span>
    </>
  );
}

interface WasProps {
  copy: PlanCardsCopy;
  listPrice: number | undefined;
  price: number | null;
  tone: 'gold' | 'accent';
  /** Shown instead if nothing is saved. */
  fallback: string | null;
}

/** The list price and the saving, if there is one. */
function Was({ copy, listPrice, price, tone, fallback }: WasProps) {
  const saved = saving(listPrice, price);
  if (saved === null) return fallback;
  return (
    <>
      <s>{formatTaka(listPrice ?? null)}</s>
      {saved.percent !== null && (
        <Badge variant={tone}>
          {fillPlaceholders(copy.save, { percent: digits(saved.percent) })}
        </Badge>
      )}
    </>
  );
}

interface PriceLinesProps {
  className?: string | undefined;
  waiting?: boolean | undefined;
  /** The first two lines for screen readers, which skip '৳' and read '/mo' as letters. */
  spoken: string;
  was?: ReactNode;
  now?: ReactNode;
  /** The third line. An empty one keeps its height. */
  note?: string | undefined;
  corner?: ReactNode;
}

/** The lines of a price. Empty ones keep their height, so that nothing moves. */
function PriceLines(props: PriceLinesProps) {
  const { className = '', waiting, spoken, was, now, note, corner } = props;
  return (
    <div className={`${styles.price} ${className}`} data-waiting={waiting || undefined}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <p className={styles.was} aria-hidden="true">
        {was}
      </p>
      <p className={styles.now} aria-hidden="true">
        {now}
      </p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {corner}
    </div>
  );
}

/** '75 taka per month, list price 100 taka, save 25 percent'. */
function priceInWords(
  copy: PlanCardsCopy,
  cycle: BillingCycle,
  listPrice: number | undefined,
  price: number | null,
): string {
  const saved = saving(listPrice, price);
  const { was, save } = copy.spoken;
  return [
    amountInWords(copy, cycle, price),
    saved !== null && fillPlaceholders(was, { price: formatAmount(listPrice ?? null) }),
    saved?.percent && fillPlaceholders(save, { percent: digits(saved.percent) }),
  ]
    .filter(Boolean)
    .join(', ');
}

function amountInWords(copy: PlanCardsCopy, cycle: BillingCycle, price: number | null): string {
  if (price === null) return copy.note.none;
  return inCycle(copy.spoken.now, cycle, { price: formatAmount(price) });
}

/** The line under a price: how it is billed, and what is charged once. Tables are brief. */
function noteOf(
  copy: PlanCardsCopy,
  { cycle, price, setupFee, size }: Pick<PlanPriceProps, 'cycle' | 'price' | 'setupFee' | 'size'>,
): string | undefined {
  const isPlain = size === 's' && cycle === 'monthly' && setupFee === undefined;
  if (isPlain) return undefined;
  if (price === null) return size === 's' ? '' : copy.note.none;
  const text = size === 's' && cycle !== 'monthly' ? copy.note.perMonth : cycleWords[cycle].note;
  const note = fillPlaceholders(text, { price: formatTakaExact(monthlyEquivalent(price, cycle)) });
  if (setupFee === undefined) return note;
  return fillPlaceholders(copy.note.setup, { note, price: formatTaka(setupFee) });
}
