import type { Company } from '../src/content/schema/company.ts';
import type { Domains } from '../src/content/schema/domain.ts';
import type { FactName } from '../src/content/schema/factNames.ts';
import type { Rules } from '../src/content/schema/rules.ts';
import type { Site } from '../src/content/schema/site.ts';
import { daysInWords, listInWords } from '../src/content/inWords.ts';
import { fillPlaceholders } from '../src/content/fillPlaceholders.ts';

export type Facts = Readonly<Record<FactName, string>>;

/** The files that the facts come from. */
export interface FactSources {
  site: Site;
  rules: Rules;
  domains: Domains;
  company: Company;
}

/** What `{brand}`, `{city}` and so on stand for in texts; schema/factNames.ts explains each. */
export function factsOf({ site, rules, domains, company }: FactSources): Facts {
  const { opens, closes, days } = site.supportHours;
  const supportDays = daysInWords(days, company);
  return {
    brand: site.brand,
    tagline: company.tagline,
    nameStory: company.nameStory,
    city: company.city,
    address: company.address.join(', '),
    supportEmail: site.supportEmail,
    supportPhone: site.supportPhone,
    licenceNumber: site.licenceNumber,
    supportDays,
    supportOpens: opens,
    supportCloses: closes,
    supportZone: company.supportHours.zone,
    supportTimes: fillPlaceholders(company.supportHours.times, {
      days: supportDays,
      opens,
      closes,
      zone: company.supportHours.zone,
    }),
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
    registrableEndings: listInWords(
      domains.registrable.map((name) => `.${name}`),
      company.and,
    ),
    resellerEndings: String(domains.reseller.length),
  };
}

/** Fills the facts into every text of some data. Other placeholders stay. */
export function fillFacts(data: unknown, facts: Partial<Facts>): unknown {
  if (typeof data === 'string') return fillText(data, facts);
  if (Array.isArray(data)) return data.map((item) => fillFacts(item, facts));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, fillFacts(value, facts)]),
  );
}

/** A fact may be empty; then the space after it goes too. */
function fillText(text: string, facts: Partial<Facts>): string {
  const filled = fillPlaceholders(text, facts);
  return filled === text ? text : filled.replaceAll(/ {2,}/g, ' ').trim();
}
