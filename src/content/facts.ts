import { rules } from './rules.ts';
import { site } from './site.ts';
import { daysInWords } from './supportHours.ts';

const { days, opens, closes, zone } = site.supportHours;

/**
 * The facts that texts name: `${facts.brand}` in a file like this one, `{brand}` in Markdown. Each
 * is set in site.ts or rules.ts and nowhere else. What browsers get has them filled in already
 * (pipeline/facts-plugin.ts), so a fact in a sentence costs nothing.
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
