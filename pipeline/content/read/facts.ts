import type { Company } from '../../../src/schema/company.ts';
import type { Domains } from '../../../src/schema/domain.ts';
import type { FactName } from '../../../src/schema/factNames.ts';
import type { Rules } from '../../../src/schema/rules.ts';
import type { Language } from '../../../src/schema/language.ts';
import type { Site } from '../../../src/schema/site.ts';
import {
  daysInWords,
  listInWords,
  phoneInWords,
  timeInWords,
  withDigits,
} from '../../../src/site/inWords.ts';
import { fillPlaceholders } from '../../../src/site/fillPlaceholders.ts';

/** A fact that the company lacks is undefined. */
export type Facts = Readonly<Record<FactName, string | undefined>>;

/** The files that the facts come from. */
export interface FactSources {
  site: Site;
  rules: Rules;
  domains: Domains;
  company: Company;
  language: Language;
}

/** What `{brand}`, `{city}` and so on stand for in texts; schema/factNames.ts explains each. */
export function factsOf({ site, rules, domains, company, language }: FactSources): Facts {
  const { days } = site.supportHours;
  const opens = timeInWords(site.supportHours.opens, language);
  const closes = timeInWords(site.supportHours.closes, language);
  const number = (value: string | number) => withDigits(String(value), language);
  const supportDays = daysInWords(days, company);
  return {
    brand: site.brand,
    tagline: company.tagline,
    nameStory: company.nameStory,
    vatNote: company.vatNote,
    city: company.city,
    cityOf: company.cityOf,
    address: company.address.join(', '),
    supportEmail: site.supportEmail,
    supportPhone: site.supportPhone && phoneInWords(site.supportPhone, language),
    licenceNumber: site.licenceNumber && number(site.licenceNumber),
    companyRegistration: site.companyRegistration && number(site.companyRegistration),
    foundedYear: site.foundedYear === undefined ? undefined : number(site.foundedYear),
    uptime: site.uptime && `${number(site.uptime.percent)}%`,
    payments:
      listInWords(
        site.payments.map(({ name }) => name),
        company.and,
      ) || undefined,
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
    refundDays: number(rules.refundDays),
    refundWorkingDays: number(rules.refundWorkingDays),
    suspendedWithinHours: number(rules.suspendedWithinHours),
    endedAfterDays: number(rules.endedAfterDays),
    graceDays: number(rules.graceDays),
    transferAgeDays: number(rules.transferAgeDays),
    transferExpiryDays: number(rules.transferExpiryDays),
    affiliatePercent: number(rules.affiliate.sharePercent),
    affiliateDelayDays: number(rules.affiliate.delayDays),
    affiliatePayout: number(rules.affiliate.minimumPayoutTaka),
    registrableExtensions: listInWords(
      domains.registrable.map((name) => `.${name}`),
      company.and,
    ),
    resellerExtensions: number(domains.reseller.length),
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

/** Fills the facts into a text. An empty fact leaves no double space behind. */
function fillText(text: string, facts: Partial<Facts>): string {
  const filled = fillPlaceholders(text, facts);
  return filled === text ? text : filled.replaceAll(/ {2,}/g, ' ').trim();
}
