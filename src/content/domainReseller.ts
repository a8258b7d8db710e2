import { resellerTlds } from './domains.ts';
import type { LinkText } from './schema/link.ts';
import type { Feature, StepsWords } from './schema/sections.ts';

export const resellerHero = {
  eyebrow: 'Domain reseller programme',
  title: 'Sell domain names under your own brand',
  lead: 'You set the price and keep the customer. We register the names behind you, at the prices in the table below.',
  actions: [
    { label: 'Sign up as a reseller', to: { portal: 'resellerSignUp' } },
    { label: 'Get the module', to: { outside: 'resellerModule' } },
  ] satisfies readonly LinkText[],
} as const;

export const resellerFeatures = {
  title: 'What you work with',
  features: [
    {
      icon: 'git-branch',
      title: 'An open module',
      text: 'The reseller module stands in a public code repository. Read what it does before you run it.',
    },
    {
      icon: 'store',
      title: 'Your brand in front',
      text: 'Customers order on your site, under your name. We stay in the background.',
    },
    {
      icon: 'tags',
      title: 'Your own prices',
      text: 'The table says what you pay. What your customers pay is yours to decide.',
    },
    {
      icon: 'badge-dollar-sign',
      title: 'Prices in the open',
      text: 'Register, renew and transfer in US dollars, on this page, before you sign up.',
    },
    {
      icon: 'globe',
      title: `${resellerTlds.length} endings`,
      text: 'From .com to .tel, with a transfer price for each of them.',
    },
    {
      icon: 'headphones',
      title: 'People to ask',
      text: 'Live chat, e-mail and tickets, as for every customer of ours.',
    },
  ] satisfies readonly Feature[],
} as const;

export const tldTableWords = {
  title: 'What you pay',
  lead: 'US dollars for each name. Sort by a column, or type an ending to find it.',
  caption: 'Reseller prices by ending, in US dollars',
  columns: {
    extension: 'Ending',
    register: 'Register',
    renew: 'Renew',
    transfer: 'Transfer',
  },
  badges: { popular: 'Popular', sale: 'Sale' },
  free: 'free',
  filter: 'Find an ending',
  filterPlaceholder: '.com',
  /** {shown} and {all} are filled in. */
  count: '{shown} of {all} endings',
  nothing: 'No ending in the table holds “{wanted}”. We may still have it: ask us.',
  clear: 'Show all endings',
  contact: { label: 'Ask about an ending', to: '/contact-us' },
  saleNote: 'Sale: registering costs less than renewing. Tell your customers both prices.',
} as const;

export const resellerSteps: StepsWords = {
  title: 'Start selling in three steps',
  steps: [
    { title: 'Sign up', text: 'Fill in the reseller form in the customer portal.' },
    {
      title: 'Install the module',
      text: 'Take it from its public repository and connect it with your account.',
    },
    { title: 'Set your prices', text: 'Choose the endings you sell and what they cost with you.' },
  ],
  action: { label: 'Sign up as a reseller', to: { portal: 'resellerSignUp' } },
};
