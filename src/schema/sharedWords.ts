import * as v from 'valibot';
import { domainObstacles, feature, heading, productTabs } from './blocks.ts';
import { fields, icon, list, template, text, verbatim } from './fields.ts';
import { link, links, richText } from './link.ts';
import { quoteFormWords } from './quoteForm.ts';

/* Words that many pages share: sections import them. */

/** What visitors read when the portal fails. The first three are quoted from the specification. */
export const portalMessages = fields({
  productsFailed: template(['message'], 'In the plan area of every plan page'),
  homePricesFailed: template(['message'], 'In the pricing section of the home page'),
  badStatus: template(['status'], 'The message for an error status'),
  timeout: template(['seconds'], 'The message for a call that took too long'),
  unreachable: text('The message for a failed connection if the browser gives none'),
  invalidJson: text('The message for a response that is not JSON'),
  noObject: text('The message for JSON that is not an object'),
});
export type PortalMessages = v.InferOutput<typeof portalMessages>;

/** The words of a billing cycle that other words may use; they are in language.yaml. */
const cycleNames = ['cycle', 'every'];

/** The words of every plan card and price table. */
export const planCards = fields({
  loading: text('Until the prices arrive'),
  billing: fields({
    legend: text('The name of the switch, for screen readers'),
    saves: template(
      ['percent'],
      'Under the switch, if the cycle that saves most saves the same on every plan',
      cycleNames,
    ),
    savesUpTo: template(['percent'], 'The same if plans differ', cycleNames),
  }),
  listPrice: text('Marks a list price'),
  arrived: template([], 'Announced by screen readers when prices are shown', cycleNames),
  spoken: fields({
    now: template(['price'], 'The price as screen readers read it', cycleNames),
    was: template(['price'], 'The list price after it'),
    save: template(['percent'], 'The discount after it'),
  }),
  stillWaiting: text('In the place of the button after two seconds without a response'),
  support: fields({
    open: template(['time'], 'Under the plans while support is open; {time} is when it closes'),
    closed: template(['day', 'time'], 'The same while it is closed: when it opens next'),
  }),
  trust: fields({
    live: text('Under the plans: the prices are the portal’s'),
    refund: text('Under plans that can be refunded'),
    vat: v.optional(text('Under all plans: whether the prices contain VAT')),
    place: template(['place'], 'Under plans whose family says where its servers are'),
    licence: v.optional(text('Under the plans, last')),
  }),
  save: template(['percent'], 'The badge of a discount'),
  noSaving: text('Above a price without a discount'),
  note: fields({
    none: text('Shown if the portal gives no price'),
    perMonth: template(['price'], 'What a month comes to, in tables, where columns are narrow'),
    setup: template(['note', 'price'], 'The line under a price that has a setup fee'),
  }),
  purchase: text('The button that leads to the portal'),
  contact: link,
  seeAll: text('Shows all features of a card'),
  seeLess: text('Hides them again'),
  flags: fields({ us: text('The name of the flag') }),
  failed: fields({
    title: text('Above plans whose live prices did not arrive'),
    text: text('Under it: how to order all the same'),
    links,
    reload: text('The link that loads the page again'),
  }),
  status: fields({
    live: text('Above a table of live prices'),
    link,
  }),
  table: fields({
    price: template([], 'The name of the row of prices', cycleNames),
    order: text('The name of the row with the buttons'),
    feature: text('The name of the first column, for screen readers'),
  }),
  noScript: fields({
    text: text('For visitors without JavaScript, above the list prices'),
    or: text('Between the prices of two billing cycles'),
    link,
  }),
});
export type PlanCardsCopy = v.InferOutput<typeof planCards>;

/** The switch of a comparison table that folds what all plans have in common. */
export const differences = fields({
  label: text('The switch that folds what all plans have in common'),
  count: template(['shown', 'all'], 'How many rows are left'),
  same: text('The row with what all plans have in common'),
});
export type DifferencesCopy = v.InferOutput<typeof differences>;

/** The price tables of domain extensions. */
export const domainPrices = fields({
  caption: text('The name of the table, for screen readers'),
  columns: fields({
    domain: text('The first column'),
    register: text('The second column'),
    renew: text('The third column'),
    transfer: text('The fourth column'),
    years: text('The fifth column: what three years cost'),
    order: text('The last column, for screen readers'),
  }),
  unknown: text('Shown if we do not know a price'),
  unknownInBrief: text(
    'The same where a registration price is known; screen readers get the words',
  ),
  ascii: template(['ascii'], 'Under a name in another script'),
  note: text('Under the table'),
  vat: v.optional(text('Whether the prices contain VAT, under the table')),
  listPrices: text('The same if the portal did not answer: the table shows our list prices'),
});
export type DomainPricesCopy = v.InferOutput<typeof domainPrices>;

const unit = fields({ one: text('For one'), other: text('For several') });

/** The words of every countdown; its date is in site.yaml. */
export const countdown = fields({
  label: text('The name of the counter, for screen readers'),
  counting: text('Before the date of the counter'),
  units: fields({ days: unit, hours: unit, minutes: unit, seconds: unit }),
});
export type CountdownCopy = v.InferOutput<typeof countdown>;

/** The ways to reach us, in the order in which they are offered everywhere. */
export const contactWays = fields({
  ways: list(
    fields({
      icon,
      title: text('The way'),
      action: link,
    }),
  ),
  hours: text('The support hours, beside the cards'),
});
export type ContactWays = v.InferOutput<typeof contactWays>;

/** The words around every list of questions for a quote. */
export const quoteRequest = fields({
  interest: text('The heading of the screen that replaces a price list'),
  ...heading,
  mail: text('The button that opens an e-mail'),
  mailNote: text('What the button does'),
  mailGreeting: text('The first line of the e-mail'),
  today: text('Above what can be ordered without waiting'),
});
export type QuoteRequestCopy = v.InferOutput<typeof quoteRequest>;

/** Whether support is open now, in words. */
export const supportClock = fields({
  open: text('While support is open'),
  closed: text('While support is closed'),
  closes: template(['time'], 'When it closes next'),
  opens: template(['day', 'time'], 'When it opens next'),
  clock: template(['day', 'time'], 'The time at the company'),
  onYourClock: fields({
    closes: template(['day', 'time'], 'The next closing on the visitor’s clock'),
    opens: template(['day', 'time'], 'The next opening on the visitor’s clock'),
  }),
});
export type SupportClockCopy = v.InferOutput<typeof supportClock>;

/** The words around every long text. */
export const prose = fields({
  contents: text('The heading of the table of contents'),
  linkTo: text('Before a heading’s own words, for screen readers'),
});
export type ProseCopy = v.InferOutput<typeof prose>;

/** The words around the legal documents; their texts are Markdown files in legal/. */
export const legal = fields({
  eyebrow: text('The small line above the heading'),
  lastUpdated: text('Before the date of the last change'),
  binding: fields({
    text: text('At the top of a translated document: that the English text is binding'),
    link: text('The link to the English text'),
  }),
  contactTitle: text('The heading of the box beside the text'),
  contactText: text('One sentence in that box'),
  others: text('Above the links to the other documents'),
});
export type LegalCopy = v.InferOutput<typeof legal>;

/** The words around the blog's articles. */
export const articles = fields({
  minutesToRead: template(['minutes'], 'How long an article takes to read'),
  back: text('The link to all articles'),
  more: text('Above other articles'),
  previous: text('Above the article before this one'),
  next: text('Above the article after this one'),
});
export type ArticlesCopy = v.InferOutput<typeof articles>;

const mailRecord = fields({
  type: verbatim('The type of the record, such as MX'),
  name: text('What people call it'),
  text: text('What it does, for beginners'),
  source: text('Where its value comes from'),
});

/** The DNS records that business mail needs with any provider. */
export const mailRecords = fields({
  ...heading,
  caption: text('The name of the table, for screen readers'),
  columns: fields({
    record: text('The first column'),
    text: text('The second column'),
    source: text('The third column'),
  }),
  records: list(mailRecord),
});
export type MailRecordsCopy = v.InferOutput<typeof mailRecords>;

/** What all shared plans have in common. */
export const includedFeatures = fields({
  title: heading.title,
  lead: richText('One or two sentences under the heading'),
  features: list(feature),
  action: link,
});
export type IncludedFeaturesCopy = v.InferOutput<typeof includedFeatures>;

/** By name in the language's folder. */
export const sharedWordFiles = {
  'words/articles': articles,
  'words/contact-ways': contactWays,
  'words/countdown': countdown,
  'words/differences': differences,
  'words/domain-obstacles': domainObstacles,
  'words/domain-prices': domainPrices,
  'words/included-features': includedFeatures,
  'words/legal': legal,
  'words/mail-records': mailRecords,
  'words/plan-cards': planCards,
  'words/portal-messages': portalMessages,
  'words/product-tabs': v.record(v.string(), productTabs),
  'words/prose': prose,
  'words/quote-form': quoteFormWords,
  'words/quote-request': quoteRequest,
  'words/support-clock': supportClock,
};
