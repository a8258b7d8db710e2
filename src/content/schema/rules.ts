import type * as v from 'valibot';
import { fields, wholeNumber } from './fields.ts';

const days = wholeNumber(1, 365);

/** Rules for customers. Each is a number that appears in many texts. */
export const rulesSchema = fields({
  /** How many days after a purchase customers can request a refund of hosting. */
  refundDays: days,
  /** How many working days a refund usually takes to arrive. */
  refundWorkingDays: days,
  /** Within how many hours of the due date an unpaid service is suspended. */
  suspendedWithinHours: wholeNumber(1, 720),
  /** After how many days without payment the account is terminated. */
  endedAfterDays: days,
  /** How many days after its expiry a domain can still be renewed. */
  graceDays: days,
  /** How old a domain must be before it can be transferred, in days. */
  transferAgeDays: days,
  /** How many days before its expiry a domain can no longer be transferred. */
  transferExpiryDays: days,
  /** The affiliate programme. */
  affiliate: fields({
    /** An affiliate's share of an order, in percent. */
    sharePercent: wholeNumber(1, 100),
    /** How long after the order an earning is confirmed. */
    delayDays: days,
    /** Earnings are paid out from this amount on. */
    minimumPayoutTaka: wholeNumber(1, 1_000_000),
  }),
});

export type Rules = v.InferOutput<typeof rulesSchema>;
