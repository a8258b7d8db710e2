import { facts } from '../facts.ts';
import type { OpeningWords } from '../schema/opening.ts';

export const imageOpening: OpeningWords = {
  eyebrow: `Made in ${facts.city}`,
  title: 'Your site has a home port',
  lead: `Hosting, servers and names from ${facts.city}, priced in taka and looked after by people you can reach.`,
  actions: [
    { label: 'See hosting plans', to: '/web-hosting' },
    { label: 'Find a domain', to: '#domain' },
  ],
};
