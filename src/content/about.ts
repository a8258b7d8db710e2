import { facts } from './facts.ts';
import type { LinkText } from './schema/link.ts';

/** The company's page. */
export const aboutPage = {
  hero: {
    eyebrow: 'About us',
    title: 'Many small stitches, one cloth that holds',
    lead: `${facts.brand} is a web hosting and domain company in ${facts.city}. We host websites, register names and set up mail, priced in taka, for people in Bangladesh who would rather ask a person than guess.`,
  },
} as const;

/** Why the quilt is our symbol. The story of the name is in site.ts. */
export const quiltStory = {
  title: 'Why a quilt',
  text: `In Bengal, worn saris are laid on each other and sewn together with one simple stitch, row after row, until they are a quilt: a kantha. ${facts.nameStory}Nothing in it is grand. It keeps people warm for generations because every stitch was made.`,
  turn: 'Hosting is like that. So the quilt is our sign, and its stitches are our work.',
  columns: { quilt: 'In the quilt', work: 'In our work' },
  pairs: [
    {
      quilt: 'Cloth that has proven itself',
      work: 'Software that has, too: cPanel, LiteSpeed, CloudLinux, JetBackup.',
    },
    {
      quilt: 'The same stitch, a thousand times',
      work: 'A certificate on every hosting package, every time, at no charge.',
    },
    {
      quilt: 'A pattern that is yours alone',
      work: 'Where no plan fits, we ask what you run before we name a price.',
    },
  ],
} as const;

/** Company facts. */
export const companyLabel = {
  title: 'Sewn on our label',
  facts: [
    { name: 'Made in', value: `${facts.city}, Bangladesh` },
    { name: 'Licence number', value: facts.licenceNumber },
    {
      name: 'Prices',
      value: 'In taka. Only the VPS comparison and the domain reseller list are in US dollars.',
    },
    {
      name: 'Answered',
      value: facts.supportTimes,
    },
    { name: 'Reached by', value: 'Live chat, hotline, e-mail and tickets' },
  ],
} as const;

export interface Principle {
  title: string;
  text: string;
  link?: LinkText;
}

/** What customers can expect from us. */
export const principles = {
  title: 'How we work',
  items: [
    {
      title: 'Prices come from the portal itself',
      text: 'Pages fetch their prices from the customer portal as they open. If it does not answer, the page says so and shows no old number.',
      link: { label: 'See all prices', to: '/pricing-default' },
    },
    {
      title: 'Limits stand on the card',
      text: 'Storage, disk speed, accounts, databases: what a plan does not have, you read before you buy it.',
      link: { label: 'Compare the plans', to: '/pricing-comparision' },
    },
    {
      title: 'A person, at hours you can know',
      text: 'Not around the clock, and we do not pretend so. In our hours you reach people, and outside them you know when we are back.',
      link: { label: 'Reach us', to: '/contact-us' },
    },
    {
      title: 'The hard rules are written down',
      text: `A refund is asked for within ${facts.refundDays} days. An unpaid service is suspended within ${facts.suspendedWithinHours} hours and ended after ${facts.endedAfterDays} days. Better read here than found out.`,
      link: { label: 'Read the terms', to: '/terms-of-service' },
    },
    {
      title: 'No passwords on this site',
      text: 'Accounts, payments and passwords live in the customer portal and nowhere else. A page here that asks for one would not be ours.',
    },
  ],
} as const satisfies { title: string; items: readonly Principle[] };

/** What we sell. */
export const patchwork = {
  title: 'What we make',
  lead: 'Five patches, one cloth.',
  families: [
    {
      motif: 'hosting',
      name: 'Web hosting',
      text: 'Shared, premium and reseller plans on NVMe, with cPanel.',
      to: '/web-hosting',
    },
    {
      motif: 'vps',
      name: 'Cloud VPS',
      text: 'Virtual servers with root access.',
      to: '/vps',
    },
    {
      motif: 'dedicated',
      name: 'Dedicated servers',
      text: 'Bare metal with Ryzen processors.',
      to: '/dedicated-server',
    },
    {
      motif: 'domains',
      name: 'Domain names',
      text: 'To register, to transfer, to resell.',
      to: '/domain-registration',
    },
    {
      motif: 'email',
      name: 'Business mail',
      text: 'Google Workspace and Titan Email on your domain.',
      to: '/google-workspace',
    },
  ],
} as const;
