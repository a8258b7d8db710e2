import { useEffect, useId, useRef, useState } from 'react';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import { rules } from '../../../site/rules.ts';
import { digits, typedNumber } from '../../../language/inWords.ts';
import { commission, ordersToReach, totalCommission } from '../../../pricing/commission.ts';
import { formatTaka } from '../../../pricing/money.ts';
import { NumberInput } from '../../../ui/NumberInput/NumberInput.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './CommissionCalculator.module.css';

const { sharePercent, minimumPayoutTaka } = rules.affiliate;

/** From one taka to more than any plan costs. */
const priceRange = { min: 1, max: 1_000_000 };
const orderRange = { min: 1, max: 1000 };

/** False for NaN. */
function isWithin({ min, max }: typeof priceRange, number: number): boolean {
  return number >= min && number <= max;
}

interface CommissionCalculatorProps {
  copy: SectionProps<typeof schema>['calculator'];
  /** The price to start with. */
  price: number;
}

/** What orders through the affiliate's link earn, and when that can be paid out. Needs JavaScript. */
export function CommissionCalculator({ copy, price: initialPrice }: CommissionCalculatorProps) {
  const id = useId();
  const calculator = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState({ price: initialPrice, orders: 1 });

  const read = () => {
    const fields = calculator.current?.querySelectorAll('input') ?? [];
    const [price = 0, orders = 0] = [...fields].map(({ value }) => Number(typedNumber(value)));
    setValues({
      price: isWithin(priceRange, price) ? price : 0,
      orders: isWithin(orderRange, orders) && Number.isInteger(orders) ? orders : 0,
    });
  };
  // What was typed before hydration counts, too.
  useEffect(read, []);

  return (
    <div ref={calculator} className={styles.calculator} onInput={read}>
      <p className={styles.field}>
        <label htmlFor={`${id}-price`}>{copy.price}</label>
        <NumberInput
          id={`${id}-price`}
          type="number"
          inputMode="decimal"
          required
          step="any"
          {...priceRange}
          defaultValue={initialPrice}
        />
      </p>
      <p className={styles.field}>
        <label htmlFor={`${id}-orders`}>{copy.orders}</label>
        <NumberInput
          id={`${id}-orders`}
          type="number"
          inputMode="numeric"
          required
          {...orderRange}
          defaultValue={1}
        />
      </p>
      <output className={styles.result} htmlFor={`${id}-price ${id}-orders`}>
        <Result copy={copy} {...values} />
      </output>
    </div>
  );
}

interface ResultProps {
  copy: SectionProps<typeof schema>['calculator'];
  /** 0 if what was typed is not a price. */
  price: number;
  orders: number;
}

function Result({ copy, price, orders }: ResultProps) {
  if (price === 0 || orders === 0) return copy.missing;
  const total = totalCommission(price, sharePercent, orders);
  const count = ordersToReach(minimumPayoutTaka, price, sharePercent);
  const each = formatTaka(commission(price, sharePercent));
  return (
    <>
      <strong className={styles.total}>{formatTaka(total)}</strong>
      <span>{fillPlaceholders(copy.each, { each })}</span>
      <span className={styles.payout}>
        {total >= minimumPayoutTaka
          ? copy.payable
          : fillPlaceholders(copy.notYet, { count: digits(count) })}
      </span>
    </>
  );
}
