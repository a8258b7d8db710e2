import { facts } from '../facts.ts';
import type { FaqWords } from '../schema/sections.ts';

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
      figure: `${facts.refundDays} days`,
      text: 'is how long you may ask for a refund of hosting. Domains, VPS and dedicated servers are not refundable, on sale or not.',
      link: { label: 'Read the refund policy', to: '/refund-policy' },
    },
  ],
} as const;

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
          `Hosting: ask within ${facts.refundDays} days of purchase, by e-mail from your registered address. The money goes back the way it came, usually within ${facts.refundWorkingDays} working days.`,
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
