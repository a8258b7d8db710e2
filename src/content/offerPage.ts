import { layoutWords } from './layout.ts';
import { sharedHosting } from './plans/shared.ts';
import type { CountdownCopy } from './schema/countdown.ts';
import type { FamilyChoiceWords } from './schema/familyChoice.ts';
import type { OpeningWords } from './schema/opening.ts';

const { offer, action } = layoutWords.banners.promo;

export const offerOpening: OpeningWords = {
  eyebrow: 'Black Friday',
  title: offer,
  lead: 'One page for one offer: when it is, which plans to look at, and how to order.',
  actions: [
    { label: action, to: '/web-hosting' },
    { label: 'Ask us first', to: '/contact-us' },
  ],
};

export const offerCopy: CountdownCopy = {
  anytime: 'What a plan costs stands on this page, live from the portal, on any day.',
  before: 'Black Friday is ahead. What a plan costs today stands further down, live.',
  after: 'Black Friday has come. What a plan costs now stands further down, live.',
};

export const offerPlans: FamilyChoiceWords = {
  title: 'Three plans to begin with',
  lead: 'Shared hosting, by the month or by the year. The smallest carries a first site, the largest several.',
  legend: 'Which plans to show',
  families: [{ label: 'Shared', family: sharedHosting }],
  more: [
    'Something larger? Look at ',
    { label: 'premium hosting', to: '/premium-hosting' },
    ', ',
    { label: 'Cloud VPS', to: '/vps' },
    ' or ',
    { label: 'all prices at a glance', to: '/pricing-default' },
    '.',
  ],
};
