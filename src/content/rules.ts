import type { Rules } from './schema/rules.ts';

/**
 * The numbers in our rules. Texts take them from here by way of facts.ts, so a rule that changes
 * is one edit; change the date of the policy that states it as well (legal/*.md).
 */
export const rules: Rules = {
  refundDays: 5,
  refundWorkingDays: 7,
  suspendedWithinHours: 24,
  endedAfterDays: 7,
  graceDays: 30,
  transferAgeDays: 60,
  transferExpiryDays: 15,
  affiliate: { sharePercent: 5, delayDays: 7, minimumPayoutTaka: 500 },
};
