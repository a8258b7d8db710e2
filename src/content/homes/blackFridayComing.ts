import type { CountdownCopy } from '../schema/countdown.ts';
import type { OpeningWords } from '../schema/opening.ts';
import type { StepsWords } from '../schema/sections.ts';

export const comingOpening: OpeningWords = {
  eyebrow: 'Black Friday',
  title: 'Counted in stitches',
  lead: 'One stitch for every second. Choose a plan in peace, and know what it costs on any other day, so that you can tell a good price when you see it.',
  actions: [
    { label: 'See the prices of today', to: '/pricing-default' },
    { label: 'What to have ready', to: '#ready' },
  ],
};

export const comingCopy: CountdownCopy = {
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
