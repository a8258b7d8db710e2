import { layoutWords } from '../layout.ts';
import { cloudVps } from '../plans/cloudVps.ts';
import { dedicatedServers } from '../plans/dedicated.ts';
import { premiumHosting } from '../plans/premium.ts';
import { resellerHosting } from '../plans/reseller.ts';
import { sharedHosting } from '../plans/shared.ts';
import type { FamilyChoiceWords } from '../schema/familyChoice.ts';
import type { OpeningWords } from '../schema/opening.ts';

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
