import type { LinkText } from './schema/link.ts';
import type { BillingCycle } from './schema/plan.ts';

/** How many features a card shows before 'See All Features'. */
export const featuresShownFirst = 7;

/** The text of every plan card and price table; {placeholders} are filled in with live values. */
export const planWords = {
  loading: 'Loading...',
  billing: {
    legend: 'Billing',
    cycles: { monthly: 'Monthly', annually: 'Yearly' } satisfies Record<BillingCycle, string>,
  },
  /** Read before a struck-out price, which screen readers don't announce as such. */
  listPrice: 'List price',
  save: 'Save {percent}%',
  /** Under the price. */
  note: {
    monthly: 'Paid every month',
    annually: '{price}/mo, paid yearly',
    none: 'Price on request',
    /** In tables, where the column is narrow. */
    annuallyInBrief: '{price}/mo',
  },
  purchase: 'Purchase Now',
  /** Replaces 'Purchase Now' if the portal gives no link that we can trust. */
  contact: { label: 'Contact Us to Order', to: '/contact-us' } satisfies LinkText,
  seeAll: 'See All Features',
  seeLess: 'See Less Features',
  flags: { us: 'US flag' },
  /** Under the error text. */
  failed: {
    text: 'The plans are still for sale. Tell us which one you have in mind and we answer with its price and set up the order with you.',
    links: [
      { label: 'Contact support', to: '/contact-us' },
      { label: 'Start a live chat', to: { outside: 'chat' } },
    ] satisfies readonly LinkText[],
  },
  /** The line above a table of prices. */
  status: {
    live: 'Today’s prices, live from our customer portal.',
    failed: 'Until it answers you see our list prices.',
    link: { label: 'Ask support for today’s price', to: '/contact-us' } satisfies LinkText,
  },
  /** The names of rows that aren't features. */
  table: {
    price: { monthly: 'Price per month', annually: 'Price per year' } satisfies Record<
      BillingCycle,
      string
    >,
    order: 'Order',
    feature: 'Feature',
  },
  /** For visitors without JavaScript. */
  noScript: {
    text: 'Today’s prices come from our customer portal and need JavaScript. Below are the list prices; what you pay today may be less.',
    or: 'or',
    link: { label: 'Ask support for today’s price', to: '/contact-us' } satisfies LinkText,
  },
} as const;
