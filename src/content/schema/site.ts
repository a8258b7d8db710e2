import * as v from 'valibot';

const webAddress = v.pipe(
  v.string(),
  v.url('write a whole address such as https://www.example.com'),
  v.regex(/^https?:\/\//, 'start with https://'),
);
const origin = v.pipe(
  webAddress,
  v.regex(/^https?:\/\/[^/]+$/, 'write only scheme and host, without a path or a final slash'),
);
const phone = v.pipe(
  v.string(),
  v.regex(/^\+[\d -]{7,}$/, 'start with + and the country code; digits, spaces and - only'),
);
const words = v.pipe(v.string(), v.trim(), v.nonEmpty('this may not be empty'));

/** The company's facts: everything an operator must be able to change in one place. */
export const siteSchema = v.strictObject({
  /** The product name, as it stands in titles, the header and the footer. */
  brand: words,
  /** One line under the brand: what the company does and where. */
  tagline: words,
  /** The public address of this site; canonical links and the sitemap are built on it. */
  url: origin,
  /** The customer portal. `PORTAL_URL` overrides it at build time. */
  portalUrl: origin,
  /** The company's blog outside this site, linked from the footer. */
  blogUrl: webAddress,
  /** The messenger page that opens a live chat. */
  chatUrl: webAddress,
  /** The public code repository of the domain reseller module. */
  resellerModuleUrl: webAddress,
  supportPhone: phone,
  salesPhone: phone,
  supportEmail: v.pipe(v.string(), v.email('write an e-mail address')),
  /** The postal address, one line each. */
  address: v.pipe(v.array(words), v.minLength(1, 'write at least one line')),
  /** Support hours, in the company's own time zone. Days: 0 is Sunday. */
  supportHours: v.strictObject({
    days: v.pipe(v.array(v.picklist([0, 1, 2, 3, 4, 5, 6])), v.minLength(1)),
    opens: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, 'write hours and minutes, such as 10:00')),
    closes: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, 'write hours and minutes, such as 17:00')),
    utcOffsetMinutes: v.pipe(v.number(), v.integer()),
  }),
  licenceNumber: words,
  copyrightYear: v.pipe(v.number(), v.integer(), v.minValue(2000)),
  socials: v.array(
    v.strictObject({
      name: words,
      icon: v.picklist(['facebook', 'linkedin', 'youtube', 'x']),
      url: webAddress,
    }),
  ),
  /** Google Tag Manager's container id, such as GTM-ABC123; empty loads nothing. */
  tagManagerId: v.pipe(v.string(), v.regex(/^(GTM-[A-Z0-9]+)?$/, 'write GTM-… or leave it empty')),
  /**
   * Where browsers report errors of this site, such as https://errors.example.com/report; empty
   * reports nothing. src/errors/README.md shows what is sent.
   */
  errorReportUrl: v.pipe(
    v.string(),
    v.regex(
      /^(https:\/\/[^\s/?#@]+\/[^\s?#]*)?$/,
      'write an https address with a path and no query, or leave it empty',
    ),
  ),
  /** The moment that every countdown counts to, with its time zone. */
  countdownTarget: v.pipe(
    v.string(),
    v.regex(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/,
      'write date, time and zone, such as 2026-11-27T00:00:00+06:00',
    ),
  ),
});

export type SiteFacts = v.InferOutput<typeof siteSchema>;
