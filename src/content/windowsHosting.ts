import { facts } from './facts.ts';
import type { OfferContent } from './quoteRequest.ts';

const offer: OfferContent = {
  questions: [
    {
      ask: 'Which application do you want to run?',
      why: 'Its name and version tell us what it needs from Windows.',
    },
    {
      ask: 'Which Windows Server version and which database does it ask for?',
      why: 'Licences make up much of the price, and they are not refundable.',
    },
    {
      ask: 'Do you have licences already, or do you need them?',
      why: 'Both work; we only have to know.',
    },
    {
      ask: 'How many people use it at the same time?',
      why: 'A rough number is enough to choose memory and cores.',
    },
    {
      ask: 'How large are its files and its database?',
      why: 'We leave room to grow.',
    },
  ],
  mailSubject: 'Windows hosting: please make me an offer',
  today: {
    text: 'A Cloud VPS lets you install any operating system, with root access and a dedicated IP. Ask first whether your Windows version and licence fit.',
    links: [
      { label: 'Cloud VPS plans', to: '/vps' },
      { label: 'Dedicated servers', to: '/dedicated-server' },
    ],
  },
};

/** The text of /pricing-windows-hosting, which has no plans and no prices. */
export const windowsHosting = {
  hero: {
    eyebrow: 'Windows hosting',
    title: 'Windows hosting, by arrangement',
    lead: 'We have no fixed plans for Windows and would rather say so than show a price that is none. Tell us what you run, and we answer with an offer in taka.',
  },
  screen: {
    icon: 'box',
    description: `There is no price list for Windows hosting. Reach us in the way that suits you, and a person in ${facts.city} works out with you what your application needs and what it costs.`,
  },
  offer,
} as const;
