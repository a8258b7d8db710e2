import * as v from 'valibot';
import { fields, list, oneOf, wholeNumber, words } from './fields.ts';

const webAddress = v.pipe(
  v.string('write an address in quotes'),
  v.url('write a whole address such as https://www.example.com'),
  v.regex(/^https?:\/\//, 'start with https://'),
);
const origin = v.pipe(
  webAddress,
  v.regex(/^https?:\/\/[^/]+$/, 'write only scheme and host, without a path or a final slash'),
);
const phone = v.pipe(
  v.string('write the number in quotes'),
  v.regex(/^\+[\d -]{7,}$/, 'start with + and the country code; digits, spaces and - only'),
);
const clockTime = v.pipe(
  v.string('write hours and minutes in quotes, such as 10:00'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write hours and minutes, such as 10:00'),
);

/** Whether a date exists: 30 February does not. */
function isRealMoment(moment: string): boolean {
  const [year = 0, month = 0, day = 0] = moment.slice(0, 10).split('-').map(Number);
  return !Number.isNaN(Date.parse(moment)) && day <= new Date(year, month, 0).getDate();
}

const supportHours = v.pipe(
  fields({
    /** The days on which support is open: 0 is Sunday, 6 is Saturday. */
    days: list(v.picklist([0, 1, 2, 3, 4, 5, 6], 'write days as 0 (Sunday) to 6 (Saturday)')),
    opens: clockTime,
    closes: clockTime,
    /** The name of the company's time zone in text. */
    zone: words,
    /** Minutes ahead of UTC: 360 in Bangladesh. */
    utcOffsetMinutes: wholeNumber(-720, 840),
  }),
  v.check(({ days }) => new Set(days).size === days.length, 'days: name each day once'),
  v.check(({ opens, closes }) => opens < closes, 'closes: write a time after opens'),
);

/** Company facts: what an operator must be able to change in one place. */
export const siteSchema = v.pipe(
  fields({
    /** The company's name in titles, header and footer. */
    brand: words,
    /** Where the name comes from, in one sentence for the About page; empty leaves it out. */
    nameStory: v.string('write a sentence in quotes, or nothing between them'),
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
    /** The hotline: footer, banners, contact page. */
    supportPhone: phone,
    /** The number of the top bar and of /home-top-navbar. */
    salesPhone: phone,
    supportEmail: v.pipe(v.string('write an e-mail address'), v.email('write an e-mail address')),
    /** The city named in text: 'people in Dhaka answer'. */
    city: words,
    /** The postal address line by line, without the brand, which is added above it. */
    address: list(words),
    /** When support is open, in the company's time zone. */
    supportHours,
    /** The company's licence, shown in the footer and on the contact page. */
    licenceNumber: words,
    /** The year in the footer. */
    copyrightYear: wholeNumber(2000, 2999),
    /** The social networks in the footer, in order. */
    socials: list(
      fields({
        name: words,
        icon: oneOf(['facebook', 'linkedin', 'youtube', 'x']),
        url: webAddress,
      }),
      0,
    ),
    /** Google Tag Manager's container id, such as GTM-ABC123; empty loads nothing. */
    tagManagerId: v.pipe(
      v.string('write GTM-… in quotes, or nothing between them'),
      v.regex(/^(GTM-[A-Z0-9]+)?$/, 'write GTM-… or leave it empty'),
    ),
    /**
     * Where browsers report errors of this site, such as https://errors.example.com/report; empty
     * reports nothing. src/errors/README.md shows what is sent.
     */
    errorReportUrl: v.pipe(
      v.string('write an https address in quotes, or nothing between them'),
      v.regex(
        /^(https:\/\/[^\s/?#@]+\/[^\s?#]*)?$/,
        'write an https address with a path and no query, or leave it empty',
      ),
    ),
    /** The target of every countdown, with its time zone. */
    countdownTarget: v.pipe(
      v.string('write date, time and zone in quotes'),
      v.regex(
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/,
        'write date, time and zone, such as 2026-11-27T00:00:00+06:00',
      ),
      v.check(
        isRealMoment,
        'there is no such day or time; write one such as 2026-11-27T00:00:00+06:00',
      ),
    ),
  }),
  // A new name must not ship with the story of the old one.
  v.forward(
    v.check(
      ({ brand, nameStory }) =>
        nameStory === '' ||
        nameStory.toLowerCase().includes(brand.split(' ')[0]?.toLowerCase() ?? brand),
      'this tells of another name than the brand; write where the new one comes from, or leave it empty',
    ),
    ['nameStory'],
  ),
);

export type SiteFacts = v.InferOutput<typeof siteSchema>;
