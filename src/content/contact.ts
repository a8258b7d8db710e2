import { facts } from './facts.ts';
import type { IconName } from '../icons/names.ts';
import type { LinkText } from './schema/link.ts';
import { site } from './site.ts';

/** A reason to contact us, and the best way to do it. */
export interface ContactReason {
  question: string;
  /** The channel, in a word or two. */
  way: string;
  text: string;
  link?: LinkText & { newTab?: true };
}

export interface ThingToHave {
  icon: IconName;
  title: string;
  text: string;
}

/** The support page. */
export const contactPage = {
  hero: {
    eyebrow: 'Support',
    title: `Support from people in ${facts.city}`,
    lead: 'A question before you buy, a site in trouble, an invoice that looks wrong: chat, call or write, and a person answers.',
  },
  ways: {
    title: 'Three ways to reach us',
    lead: 'Take the one that suits you. An e-mail can be sent at any hour.',
  },
} as const;

/** Which channel suits which question. */
export const contactGuide = {
  title: 'Which way for which question',
  lead: 'The right door saves you a second message.',
  reasons: [
    {
      question: 'Which plan do I need?',
      way: 'Live chat or hotline',
      text: 'Say what the site does and about how many people visit it. You need no account to ask.',
      link: { label: 'See all prices', to: '/pricing-default' },
    },
    {
      question: 'My site or mailbox does not work',
      way: 'Ticket in the portal',
      text: 'A ticket stays with your service, so whoever opens it next sees the whole story.',
      link: { label: 'Log in to open a ticket', to: { portal: 'login' }, newTab: true },
    },
    {
      question: 'I was billed wrongly',
      way: 'Ticket or e-mail',
      text: 'Name the invoice. If you write, use the address that your account is registered with.',
    },
    {
      question: 'I want my money back',
      way: 'E-mail only',
      text: `Within ${facts.refundDays} days of the purchase, and from the registered e-mail of the account holder. We cannot accept it by phone or in the chat.`,
      link: { label: 'Read the refund policy', to: '/refund-policy' },
    },
    {
      question: 'I want to bring my domain here',
      way: 'The portal, then us',
      text: 'Check that the name can move, then start the transfer. We help where a step sticks.',
      link: { label: 'See the checklist', to: '/domain-registration' },
    },
  ],
} as const satisfies { title: string; lead: string; reasons: readonly ContactReason[] };

/** What helps us answer in one reply. */
export const haveReady = {
  title: 'Have this ready',
  lead: 'With these in the first message, the first answer can be the useful one.',
  things: [
    { icon: 'globe', title: 'The domain name', text: 'Of the site or the mailbox in question.' },
    {
      icon: 'mail',
      title: 'The e-mail address of your account',
      text: 'It shows that the service is yours.',
    },
    {
      icon: 'file-text',
      title: 'The ticket number',
      text: 'If you have written about the same thing before.',
    },
    {
      icon: 'triangle-alert',
      title: 'The error, word for word',
      text: 'Copied whole, or as a screenshot.',
    },
    {
      icon: 'clock',
      title: 'When it began, and what changed before',
      text: 'An update, a new plugin, a moved record: small things count.',
    },
  ],
  passwords: {
    title: 'Leave passwords out',
    text: 'No question needs one. Whoever asks for yours in a chat, a call or an e-mail is not helping you.',
  },
  post: {
    title: 'By post',
    lines: [facts.brand, ...site.address],
    licence: `Licence number ${facts.licenceNumber}`,
  },
} as const satisfies { things: readonly ThingToHave[] } & Record<string, unknown>;
