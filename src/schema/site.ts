import * as v from 'valibot';
import { fields, list, oneOf, path, text, wholeNumber } from './fields.ts';
import { webAddress } from './link.ts';
import { allowedHosts } from './allowedHosts.ts';
import { dateAndTime, notice } from './notice.ts';
import { drawing } from './references.ts';
import { supportHours } from './supportHours.ts';
import { languageCodes } from './languageCodes.ts';
import { canSearch, portalFacts, withPreset } from './portal.ts';

function origin(description: string) {
  return v.pipe(
    webAddress(description),
    v.regex(/^https?:\/\/[^/]+$/, 'write only scheme and host, without a path or a final slash'),
  );
}
function phone(description: string) {
  return v.pipe(
    v.string('write the number in quotes'),
    v.regex(/^\+[\d -]{7,}$/, 'start with + and the country code; digits, spaces and - only'),
    v.description(description),
  );
}
const idFormats = {
  ga4: [/^(G-[A-Z0-9]+)?$/, 'write G-…, or "" for none'],
  gtm: [/^(GTM-[A-Z0-9]+)?$/, 'write GTM-…, or "" for none'],
  none: [/^$/, 'write "", or choose ga4 or gtm in analytics'],
} as const;

/** Company facts that are the same in every language; the words are in company.yaml. */
const siteFields = fields({
  languages: v.pipe(
    list(oneOf(languageCodes, 'A language')),
    v.check((codes) => new Set(codes).size === codes.length, 'name each language once'),
    v.description('The languages of this site; the addresses of the first have no prefix'),
  ),
  engine: v.optional(
    v.pipe(
      v.string('write a version such as 1.0.0, in quotes'),
      v.regex(/^\d+\.\d+\.\d+$/, 'write a version such as 1.0.0'),
      v.description('The version of the engine that this content is for; npm run upgrade keeps it'),
    ),
    '1.0.0',
  ),
  brand: text('The company’s name in titles, header, footer and texts'),
  url: origin('The public address of this site; canonical links and the sitemap are built on it'),
  currency: v.optional(
    oneOf(['BDT', 'USD', 'EUR'], 'The currency of all prices: taka, US dollars or euros'),
    'BDT',
  ),
  portalUrl: v.pipe(
    webAddress('The customer portal; PORTAL_URL overrides it when the site is built'),
    v.regex(/^https?:\/\/[^?#]*[^/?#]$/, 'leave out the final slash, query and hash'),
  ),
  ...portalFacts,
  carryBillingCycle: v.pipe(
    v.boolean('write true or false, without quotes'),
    v.description('Whether the portal’s cart opens with the billing cycle the visitor chose'),
  ),
  forwardToPortal: v.optional(
    v.pipe(
      list(
        v.pipe(
          v.string('write the name of a query parameter, such as promocode'),
          v.regex(/^[\w-]{1,40}$/, 'write the name of a query parameter, such as promocode'),
          v.description('The name of a query parameter, such as promocode'),
        ),
        0,
      ),
      v.description(
        'Query parameters that links and forms to the portal carry on from the landing address',
      ),
    ),
    () => ['promocode'],
  ),
  promoCode: v.optional(
    v.pipe(
      v.string('write a promotion code, or "" for none'),
      v.regex(/^[\w.-]{0,100}$/, 'letters, digits, hyphens, dots and underscores only'),
      v.description('The promotion code that the promo banner carries into the cart'),
    ),
    '',
  ),
  promoUntil: v.optional(
    dateAndTime(
      '2026-12-01T00:00:00+06:00',
      'When the promo banner of layout.yaml disappears, with its time zone; without it, the banner stays',
    ),
  ),
  // Without one of these, links and texts that name it are gone: pipeline/content/read/absent.ts.
  blogUrl: v.optional(webAddress('The company’s blog outside this site, linked from the footer')),
  chatUrl: v.optional(webAddress('The messenger page that opens a live chat')),
  whatsapp: v.optional(phone('The WhatsApp number, beside the chat and on the contact page')),
  resellerModuleUrl: v.optional(
    webAddress('The public code repository of the domain reseller module'),
  ),
  supportPhone: v.optional(phone('The hotline: footer, banners, contact page')),
  salesPhone: v.optional(phone('The number of the top bar')),
  supportEmail: v.pipe(
    v.string('write an e-mail address'),
    v.email('write an e-mail address'),
    v.description('Where visitors write to'),
  ),
  supportHours,
  leadsUrl: v.optional(
    v.pipe(
      v.string('write an https address, or "" for none'),
      v.regex(
        /^(https:\/\/[^\s/?#@]+\/[^\s#]*)?$/,
        'write an https address with a path, or "" for none',
      ),
      v.description(
        'Where quote forms are sent; empty: visitors e-mail them. See docs/quote-requests.md',
      ),
    ),
    '',
  ),
  statusUrl: v.optional(
    webAddress(
      'The page that says whether everything works; linked from the footer and from errors',
    ),
  ),
  notice: v.optional(notice),
  licenceNumber: v.optional(
    text('The company’s licence: footer, plan cards, contact page; without it, none is shown'),
  ),
  companyRegistration: v.optional(
    text('The company’s number in the public register: footer, About page'),
  ),
  foundedYear: v.optional(wholeNumber(1900, 2999, 'The year in which the company began')),
  uptime: v.optional(
    v.pipe(
      fields({
        percent: v.pipe(
          v.number('write a number such as 99.98'),
          v.minValue(0, 'write a percentage'),
          v.maxValue(100, 'write a percentage'),
          v.description('What was measured, in percent'),
        ),
        source: webAddress('The page where anybody can check it'),
      }),
      v.description('A measured uptime; without a page that proves it, leave it out'),
    ),
  ),
  payments: v.optional(
    v.pipe(
      list(
        fields({
          name: text('What customers call it, such as bKash'),
          icon: v.optional(
            v.pipe(
              v.string('write a name such as bkash'),
              v.regex(/^[a-z0-9-]+$/, 'write the name in lower case, such as bkash'),
              v.description('Its mark, content/identity/payment-<icon>.svg'),
            ),
          ),
        }),
        0,
      ),
      v.description('How customers can pay in the portal: footer, and {payments} in texts'),
    ),
    () => [],
  ),
  copyrightYear: v.optional(
    wholeNumber(2000, 2999, 'The year in the footer; without it, the year of the build'),
    () => new Date().getFullYear(),
  ),
  showDemoPages: v.pipe(
    v.boolean('write true or false, without quotes'),
    v.description('Whether the menu lists the layouts to choose from, such as other home pages'),
  ),
  blog: v.optional(
    v.pipe(
      fields({
        list: path('The page that lists all articles'),
        articles: path(
          'The page that shows the newest; the addresses of all articles begin with it',
        ),
      }),
      v.description('Where the articles of <language>/blog are; without it there are none'),
    ),
  ),
  socialDrawing: drawing('On the card that social networks show, if the page names none'),
  socials: list(
    fields({
      name: text('The network’s name'),
      icon: v.pipe(
        v.string('write the name of an icon, such as whatsapp'),
        v.regex(/^[a-z0-9-]+$/, 'write the name in lower case, such as whatsapp'),
        v.description(
          'facebook, instagram, linkedin, telegram, tiktok, whatsapp, x or youtube; others need a drawing, content/identity/social-<icon>.svg',
        ),
      ),
      url: webAddress('The company’s page there'),
    }),
    0,
  ),
  analytics: oneOf(
    ['none', 'ga4', 'gtm'],
    'What counts visits: none, ga4 (Google Analytics 4) or gtm (Google Tag Manager)',
  ),
  analyticsId: v.pipe(
    v.string('write the id, or "" for none'),
    v.description('The id of ga4 (G-ABC123) or gtm (GTM-ABC123); empty loads nothing'),
  ),
  chat: oneOf(
    ['none', 'messenger', 'tawk'],
    'none and messenger: chat links open chatUrl; tawk: its chat window is on every page too',
  ),
  chatId: v.pipe(
    v.string('write the id, or "" for none'),
    v.description('The property and widget of tawk, such as 64b0…/1h5…; empty loads nothing'),
  ),
  consent: v.pipe(
    v.boolean('write true or false, without quotes'),
    v.description('Whether visitors are asked before analytics and the chat window load'),
  ),
  allowedHosts,
  errorReportUrl: v.pipe(
    v.string('write an https address, or "" for none'),
    v.regex(
      /^(https:\/\/[^\s/?#@]+\/[^\s?#]*)?$/,
      'write an https address with a path and no query, or "" for none',
    ),
    v.description(
      'Where browsers report errors of this site; empty reports nothing. See docs/company-facts.md',
    ),
  ),
  hstsIncludeSubDomains: v.optional(
    v.pipe(
      v.boolean('write true or false, without quotes'),
      v.description(
        'Whether browsers refuse plain http on all subdomains too, for a year. See docs/deploying.md',
      ),
    ),
    false,
  ),
  securityTxtExpires: dateAndTime(
    '2027-11-01T00:00:00Z',
    'Until when researchers may rely on supportEmail in /.well-known/security.txt',
  ),
  reviewed: v.optional(
    v.pipe(
      v.string('write the day in quotes or as 2026-11-19'),
      v.isoDate('write a day such as 2026-11-19'),
      v.description('When somebody last compared prices and read the legal texts; see verify'),
    ),
  ),
  countdownTarget: v.optional(
    dateAndTime(
      '2026-11-27T00:00:00+06:00',
      'The date that every countdown runs to, with its time zone; without it, all are over',
    ),
    '2000-01-01T00:00:00Z',
  ),
});

type SiteFacts = v.InferOutput<typeof siteFields>;

/** Adds the checks of facts that depend on each other, and what follows from them. */
export const siteSchema = v.pipe(
  siteFields,
  v.forward(
    v.check(
      ({ analytics, analyticsId }) => idFormats[analytics][0].test(analyticsId),
      ({ input }) => idFormats[input.analytics][1],
    ),
    ['analyticsId'],
  ),
  v.forward(
    v.check(
      ({ chat, chatId }) => (chat === 'tawk' ? /^(\w+\/\w+)?$/ : /^$/).test(chatId),
      'write property/widget with chat: tawk, otherwise ""',
    ),
    ['chatId'],
  ),
  v.forward(
    v.check(
      ({ chat, chatUrl }) => chat !== 'messenger' || chatUrl?.startsWith('https://m.me/') === true,
      'write https://m.me/ and the page’s name, or chat: none',
    ),
    ['chatUrl'],
  ),
  v.forward(
    v.check(
      ({ promoCode, forwardToPortal }) => promoCode === '' || forwardToPortal.length > 0,
      'name the parameter that carries it, such as promocode, in forwardToPortal, or write ""',
    ),
    ['promoCode'],
  ),
  v.forward(
    v.check(
      ({ notice: given, languages }) =>
        given === undefined || languages.every((language) => given.text[language] !== undefined),
      'write the text in every language of the site, such as bn',
    ),
    ['notice', 'text'],
  ),
  v.forward(
    v.check(
      (facts: SiteFacts) => canSearch(facts),
      'this portal has no search; write site, or its path as domainChecker',
    ),
    ['domainSearch'],
  ),
  v.transform((facts: SiteFacts) => withPreset(facts)),
);

export type Site = Omit<v.InferOutput<typeof siteSchema>, 'socialDrawing'> & {
  /** The name of a file of content/drawings. */
  socialDrawing: string;
};

/** Facts that only the build needs; browsers do not get them. */
export const buildFactNames = [
  'allowedHosts',
  'analytics',
  'analyticsId',
  'chat',
  'chatId',
  'consent',
  'engine',
  'hstsIncludeSubDomains',
  'languages',
  'leadsUrl',
  'notice',
  'reviewed',
  'securityTxtExpires',
  'socialDrawing',
] as const satisfies (keyof Site)[];
export type BuildFacts = Pick<Site, (typeof buildFactNames)[number]>;
/** Facts that pages use. */
export type PublicSite = Omit<Site, keyof BuildFacts>;

export type SupportHours = Site['supportHours'];
