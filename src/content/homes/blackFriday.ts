import { layoutWords } from '../layout.ts';
import { cloudVps } from '../plans/cloudVps.ts';
import { dedicatedServers } from '../plans/dedicated.ts';
import { premiumHosting } from '../plans/premium.ts';
import { resellerHosting } from '../plans/reseller.ts';
import { sharedHosting } from '../plans/shared.ts';
import type { CountdownCopy } from '../schema/countdown.ts';
import type { FamilyChoiceWords } from '../schema/familyChoice.ts';
import type { OpeningWords } from '../schema/opening.ts';
import type { FaqWords, StepsWords } from '../schema/sections.ts';

const { offer, action } = layoutWords.banners.promo;

/** The first screen during the sale: the one offer that the company makes, in its own words. */
export const saleOpening: OpeningWords = {
  eyebrow: 'Black Friday',
  title: offer,
  lead: 'Today’s price stands beside the list price on every plan, with what you save in per cent.',
  actions: [
    { label: action, to: '#plans' },
    { label: 'How to read a sale price', to: '#prices' },
  ],
};

export const saleFamilies: FamilyChoiceWords = {
  title: 'Today beside the list price',
  lead: 'The prices come from the customer portal as you open this page. What you see is what the portal asks now.',
  legend: 'Which plans to show',
  families: [
    { label: 'Shared', family: sharedHosting },
    { label: 'Premium', family: premiumHosting },
    { label: 'Reseller', family: resellerHosting },
    { label: 'VPS', family: cloudVps },
    { label: 'Dedicated', family: dedicatedServers },
  ],
  more: [
    'Each family has a page of its own: ',
    { label: 'shared', to: '/web-hosting' },
    ', ',
    { label: 'premium', to: '/premium-hosting' },
    ' and ',
    { label: 'reseller hosting', to: '/reseller-hosting' },
    ', ',
    { label: 'Cloud VPS', to: '/vps' },
    ', ',
    { label: 'dedicated servers', to: '/dedicated-server' },
    '.',
  ],
};

/** How the numbers of a plan card come about; the rules are the site's own. */
export const salePrices = {
  title: 'How to read a sale price here',
  lead: 'A discount is only worth something if you can check it. Here is how ours are worked out.',
  facts: [
    {
      figure: 'Struck out',
      text: 'is the list price of the plan, as it stands in our price list.',
    },
    {
      figure: 'In large type',
      text: 'is the live price: what the customer portal asks for the plan at this moment, in taka.',
    },
    {
      figure: 'Save N%',
      text: 'is the difference in whole per cent of the list price. Where there is nothing to save, there is no badge.',
    },
    {
      figure: '5 days',
      text: 'is how long you may ask for a refund of hosting. Domains, VPS and dedicated servers are not refundable, on sale or not.',
      link: { label: 'Read the refund policy', to: '/refund-policy' },
    },
  ],
} as const;

export const comingOpening: OpeningWords = {
  eyebrow: 'Black Friday',
  title: 'Counted in stitches',
  lead: 'One stitch for every second. Choose a plan in peace, and know what it costs on any other day, so that you can tell a good price when you see it.',
  actions: [
    { label: 'See the prices of today', to: '/pricing-default' },
    { label: 'What to have ready', to: '#ready' },
  ],
};

export const blackFridayCopy: CountdownCopy = {
  anytime: 'Live prices stand on every plan page, on this day and on any other.',
  before: 'Still to come. Live prices stand on every plan page, today as well.',
  after: 'The day has come. The live prices on the plan pages say what it brought.',
};

export const comingReady: StepsWords = {
  title: 'Have these three ready',
  lead: 'None of them costs anything, and with them an order takes minutes.',
  steps: [
    {
      title: 'An account',
      text: 'Open it in the customer portal, with an e-mail address that you will keep.',
    },
    {
      title: 'A plan',
      text: 'Note its name and its price of today. The comparison shows the shared plans row by row.',
    },
    {
      title: 'A domain',
      text: 'The primary domain of a hosting package cannot be changed once it is active. Decide it first.',
    },
  ],
  action: { label: 'Open an account', to: '/sign-up' },
};

export const blackFridayFaq: FaqWords = {
  title: 'Asked before every sale',
  lead: [
    'Short answers, without small print. For anything else, ',
    { label: 'ask our team', to: '/contact-us' },
    '.',
  ],
  entries: [
    {
      question: 'Where do I see what is cheaper?',
      answer: [
        [
          'On the plan pages, for example under ',
          { label: 'web hosting', to: '/web-hosting' },
          '. Where the live price is below the list price, the list price is struck out and a badge says what you save.',
        ],
      ],
    },
    {
      question: 'Does a yearly plan lock the price?',
      answer: [
        [
          'You pay for twelve months at once, so nothing changes within them. The card of a yearly plan also shows what that makes in a month.',
        ],
      ],
    },
    {
      question: 'May I move to a larger plan later?',
      answer: [
        [
          'Ask us before you order if you expect to grow soon: ',
          { label: 'support', to: '/contact-us' },
          ' tells you which plan leaves room, and what a change would mean for your bill.',
        ],
      ],
    },
    {
      question: 'What if I change my mind?',
      answer: [
        [
          'Hosting: ask within 5 days of purchase, by e-mail from your registered address. The money goes back the way it came, usually within 7 working days.',
        ],
        [
          'Domain names, transfer fees, VPS, dedicated servers and licences are not refundable. ',
          { label: 'The refund policy', to: '/refund-policy' },
          ' lists everything.',
        ],
      ],
    },
  ],
};
