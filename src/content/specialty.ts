import { facts } from './facts.ts';
import type { CountdownCopy } from './schema/countdown.ts';
import type { OpeningWords } from './schema/opening.ts';
import { site } from './site.ts';

export const coverWords: OpeningWords = {
  eyebrow: site.tagline,
  // The first sentence stays on one line, at any width.
  title: `Sewn\u{a0}in\u{a0}${facts.city}. Online everywhere.`,
  lead: 'NVMe web hosting, VPS, dedicated servers and domain names, priced in taka, with a free SSL certificate on every hosting package.',
  actions: [
    { label: 'See hosting plans', to: '/web-hosting' },
    { label: 'Talk to us', to: '/contact-us' },
  ],
};

export const comingSoonWords: OpeningWords = {
  eyebrow: 'Coming soon',
  title: 'Something new, stitch by stitch',
  lead: 'A quilt takes as long as it takes. Watch the seam grow, a stitch for every second.',
  actions: [
    { label: 'See what is here already', to: '/web-hosting' },
    { label: 'Ask us about it', to: '/contact-us' },
  ],
};

export const comingSoonCopy: CountdownCopy = {
  anytime: 'Whatever the counter says: hosting, servers and domains are open as always.',
  before: 'Not finished yet. Until then, hosting, servers and domains are open as always.',
  after: 'The counter has run out: ask us what is new. Everything else is open as always.',
};

export const meanwhile = {
  title: 'Here already',
  links: [
    {
      icon: 'globe',
      text: 'cPanel on NVMe and LiteSpeed, paid by the month or by the year.',
      link: { label: 'Web hosting', to: '/web-hosting' },
    },
    {
      icon: 'cloud',
      text: 'Root access, a dedicated IP and a choice of 100+ operating systems.',
      link: { label: 'Cloud VPS', to: '/vps' },
    },
    {
      icon: 'search',
      text: `Ten free services with each name, a grace period of ${facts.graceDays} days among them.`,
      link: { label: 'Domain names', to: '/domain-registration' },
    },
  ],
} as const;

export const notFoundWords = {
  code: '4 ? 4',
  title: 'This page does not exist!',
  text: 'The address may have a slip in it, or the page has moved. Your sites, your orders and your account are not touched.',
  home: { label: 'Home', to: '/' },
  support: { label: 'Support', to: '/contact-us' },
  elsewhere: {
    title: 'You may be looking for',
    links: [
      { label: 'Hosting plans', to: '/web-hosting' },
      { label: 'All prices', to: '/pricing-default' },
      { label: 'Domain names', to: '/domain-registration' },
      { label: 'Cloud VPS', to: '/vps' },
      { label: 'Articles', to: '/blog-grid' },
    ],
  },
} as const;
