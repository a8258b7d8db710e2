import type { IconName } from '../icons/names.ts';
import type { OfferContent } from './quoteRequest.ts';
import type { LinkText } from './schema/link.ts';
import type { StepText } from './schema/step.ts';

/** Titan's page. */
export const titanPage = {
  hero: {
    eyebrow: 'Titan Email',
    title: 'Your name after the @, and nothing else to learn',
    lead: 'Professional mail on your own domain, on the web and on the phone, for people who want to write letters and get on with the day.',
    actions: [
      { label: 'Get Started', to: '/contact-us' },
      { label: 'Compare with Google Workspace', to: '/google-workspace' },
    ],
  },
} as const satisfies { hero: { actions: readonly LinkText[] } & Record<string, unknown> };

export interface TitanPart {
  icon: IconName;
  title: string;
  text: string;
}

/** What it includes. */
export const titanParts = {
  title: 'Mail, a calendar, your contacts. That is the list.',
  lead: 'Many shops need no video rooms and no shared tables. They need an address that looks like theirs, and mail that arrives.',
  parts: [
    {
      icon: 'inbox',
      title: 'In the browser',
      text: 'Log in from any computer; nothing has to be installed.',
    },
    {
      icon: 'smartphone',
      title: 'On the phone',
      text: 'With Titan’s own app, or the mail app that is already there.',
    },
    {
      icon: 'monitor',
      title: 'In your mail program',
      text: 'Outlook, Thunderbird and others fetch it by IMAP.',
    },
    {
      icon: 'calendar-days',
      title: 'With calendar and contacts',
      text: 'In the same place as the mail they belong to.',
    },
  ],
} as const satisfies { parts: readonly TitanPart[] } & Record<string, unknown>;

/** Three ways to get mail on your domain, and who each is for. */
export interface MailChoice {
  name: string;
  /** Who it is for: the sentence after 'Take it if'. */
  when: string;
  points: readonly string[];
  link: LinkText;
  /** Whether it is this page's product. */
  here?: true;
}

export const mailChoices = {
  title: 'Titan, Google Workspace, or what you already have?',
  lead: 'We sell all three, so we may as well be honest about them.',
  takeIf: 'Take it if',
  choices: [
    {
      name: 'Mailboxes in your hosting',
      when: 'you host with us and a few addresses are enough.',
      points: [
        'Part of every shared, premium and reseller plan',
        'Managed in cPanel, beside your site',
        'Shares its storage with the site',
      ],
      link: { label: 'See hosting plans', to: '/web-hosting' },
    },
    {
      name: 'Titan Email',
      when: 'mail is your daily work and should not depend on the website.',
      points: [
        'Mail, calendar and contacts',
        'Stays where it is when the website moves',
        'Set up together with us',
      ],
      link: { label: 'Get Started', to: '/contact-us' },
      here: true,
    },
    {
      name: 'Google Workspace',
      when: 'your team also writes, plans and meets online.',
      points: [
        'Gmail, Calendar, Meet, Drive and Docs',
        'Accounts for a whole team, with an admin console',
        'Ordered in our portal',
      ],
      link: { label: 'See Google Workspace', to: '/google-workspace' },
    },
  ],
} as const satisfies { choices: readonly MailChoice[] } & Record<string, unknown>;

/** What happens after the button. */
export const titanSteps = {
  title: 'What happens after Get Started',
  lead: 'Titan has no order form here: we set it up with you, which takes one conversation.',
  steps: [
    {
      title: 'You tell us the domain',
      text: 'And which addresses you want. If the domain is new, we register it first.',
    },
    {
      title: 'We answer with a price in taka',
      text: 'For exactly that number of mailboxes. Nothing is ordered yet.',
    },
    {
      title: 'The records are set',
      text: 'We set them where your name servers are ours; otherwise you get a list to paste.',
    },
    {
      title: 'You log in',
      text: 'Old mail can be copied over, and the old mailboxes stay open until you say so.',
    },
  ],
} as const satisfies { steps: readonly StepText[] } & Record<string, unknown>;

/** What to write in the first message. */
export const titanOffer: OfferContent = {
  questions: [
    {
      ask: 'Which domain is the mail for?',
      why: 'And where its name servers are managed, if you know.',
    },
    {
      ask: 'Which addresses do you want?',
      why: 'Write them out: info@, orders@, and one for each person.',
    },
    {
      ask: 'Which of them are people, and which only pass mail on?',
      why: 'A forwarding address needs no mailbox of its own.',
    },
    {
      ask: 'Where is your mail now?',
      why: 'It decides how old messages are copied, and when to switch.',
    },
    {
      ask: 'Does your website send mail, such as order confirmations?',
      why: 'Then it has to stand in the SPF record too.',
    },
  ],
  mailSubject: 'Titan Email: please make me an offer',
  today: {
    text: 'Google Workspace can be ordered in the portal without asking us, and every hosting plan has branded email inside.',
    links: [
      { label: 'See Google Workspace', to: '/google-workspace' },
      { label: 'See hosting plans', to: '/web-hosting' },
    ],
  },
};
