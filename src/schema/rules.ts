import type * as v from 'valibot';
import { fields, wholeNumber } from './fields.ts';

function days(description: string) {
  return wholeNumber(1, 365, description);
}

/**
 * The numbers in our policies. Texts use them as facts; after a change, update the date of the
 * policy too.
 */
export const rulesSchema = fields({
  refundDays: days('How many days after a purchase customers can request a refund'),
  refundWorkingDays: days('How many working days a refund usually takes to arrive'),
  suspendedWithinHours: wholeNumber(
    1,
    720,
    'Within how many hours of the due date an unpaid service is suspended',
  ),
  endedAfterDays: days('After how many days without payment the account is terminated'),
  graceDays: days('How many days after its expiry a domain can still be renewed'),
  transferAgeDays: days('How old a domain must be before it can be transferred'),
  transferExpiryDays: days('How many days before its expiry a domain can no longer be transferred'),
  affiliate: fields({
    sharePercent: wholeNumber(1, 100, 'An affiliate’s share of an order, in percent'),
    delayDays: days('How many days after the order an earning is confirmed'),
    minimumPayoutTaka: wholeNumber(1, 1_000_000, 'The minimum payout, in taka'),
  }),
});

export type Rules = v.InferOutput<typeof rulesSchema>;
