import type { Rules } from './schema/rules.ts';

/**
 * The numbers in our rules. Text gets them through facts.ts, so changing a rule
 * is one edit; update the date of its policy in legal/*.md as well.
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
