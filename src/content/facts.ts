import { rules } from './rules.ts';
import { site } from './site.ts';
import { daysInWords } from './supportHours.ts';

const { days, opens, closes, zone } = site.supportHours;

/**
 * Facts for use in text: `${facts.brand}` in TypeScript, `{brand}` in Markdown. Each
 * is set in site.ts or rules.ts and nowhere else. The build fills them in
 * (pipeline/facts-plugin.ts).
 */
export const facts = {
  brand: site.brand,
  /** Ends with a space, because it may be empty. */
  nameStory: site.nameStory === '' ? '' : `${site.nameStory} `,
  city: site.city,
  /** On one line, for a sentence. */
  address: site.address.join(', '),
  supportEmail: site.supportEmail,
  supportPhone: site.supportPhone,
  licenceNumber: site.licenceNumber,
  /** 'Sunday to Thursday' */
  supportDays: daysInWords(days),
  supportOpens: opens,
  supportCloses: closes,
  /** 'Sunday to Thursday, 10:00 to 17:00 Bangladesh time' */
  supportTimes: `${daysInWords(days)}, ${opens} to ${closes} ${zone}`,
  supportZone: zone,
  refundDays: String(rules.refundDays),
  refundWorkingDays: String(rules.refundWorkingDays),
  suspendedWithinHours: String(rules.suspendedWithinHours),
  endedAfterDays: String(rules.endedAfterDays),
  graceDays: String(rules.graceDays),
  transferAgeDays: String(rules.transferAgeDays),
  transferExpiryDays: String(rules.transferExpiryDays),
  affiliatePercent: String(rules.affiliate.sharePercent),
  affiliateDelayDays: String(rules.affiliate.delayDays),
  affiliatePayout: String(rules.affiliate.minimumPayoutTaka),
} as const;
