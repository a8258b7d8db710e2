import { facts } from './facts.ts';
import { dedicatedServers } from './plans/dedicated.ts';
import { specOf } from './plans/specs.ts';

/** The text of /dedicated-server; plans and prices are in plans/dedicated.ts. */
export const dedicatedServerPage = {
  hero: {
    title: 'The whole machine is yours',
    lead: 'Ryzen bare metal with full root access and an IPv4 address of its own.',
  },
  note: {
    text: 'All dedicated servers are billed by the month in taka.',
    link: { label: 'See every specification', to: '/pricing-specifications' },
  },
  capacity: {
    title: 'How many sites fit on one machine',
    lead: 'No neighbours, no shared processor: what you do not use stays yours.',
    sizes: dedicatedServers.plans.map((plan) => ({
      capacity: specOf(plan, 'Claimed capacity'),
      name: plan.name,
      parts: ['Processor', 'Memory', 'Storage'].map((row) => specOf(plan, row)).join(', '),
    })),
    note: 'The figures are our claim for ordinary websites. Shops, video and large databases need more room: tell us what you run and we say what fits.',
  },
  sides: {
    title: 'What unmanaged means',
    lead: 'A bare-metal server is a tool for people who know one.',
    sides: [
      {
        title: 'You take care of',
        items: [
          'The operating system and its updates',
          'The panel, if you want one',
          'Security settings and backups',
          'Your sites and their users',
        ],
      },
      {
        title: 'We take care of',
        items: [
          'The machine and its parts',
          'Power and network, with unlimited bandwidth',
          'Your IPv4 address',
          'Your tickets: server administrators answer in support hours',
        ],
      },
    ],
  },
  closing: {
    title: 'Ask before you order',
    text: `Dedicated servers are not refundable, and the right one depends on what you run. Tell us in two sentences, and you get an honest answer from people in ${facts.city}: ${facts.supportTimes}.`,
    actions: [
      { label: 'Talk to us', to: '/contact-us' },
      { label: 'Have one built for you', to: '/custom-dedicated-server' },
    ],
    motif: 'dedicated',
  },
} as const;
