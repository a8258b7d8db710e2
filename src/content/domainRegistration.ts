import { facts } from './facts.ts';
import { registrableExtensions } from './domains.ts';
import type { DomainFormWords, FaqWords, Feature, StepsWords } from './schema/sections.ts';

/** The extensions as a sentence: .com, .net and .org. */
const endings = registrableExtensions.map((name) => `.${name}`);
const endingsInWords = `${endings.slice(0, -1).join(', ')} and ${endings.at(-1)}`;

export const registrationHero = {
  eyebrow: 'Domain registration',
  title: 'Find the name people will remember',
  lead: 'Type it with or without an ending. The portal looks whether it is free.',
  tilesLabel: 'Endings and what they cost to register',
  notice: `${endingsInWords} can be registered.`,
} as const;

/** The placeholder is the portal's host, which the build knows. */
export const registrationForm: Omit<DomainFormWords, 'placeholder'> = {
  label: 'Domain name',
  button: 'Search',
};

/** Ten services: the first one is shown large, the others around it. */
export const freeServices = {
  title: 'Ten services come free with your domain',
  lead: 'They are part of every name that you register with us.',
  grace: {
    figure: facts.graceDays,
    unit: 'days',
    title: `A grace period of ${facts.graceDays} days`,
    text: `You forgot to renew? After the day of expiry you still have ${facts.graceDays} days in which you can, and the name stays yours.`,
  },
  features: [
    {
      icon: 'network',
      title: 'DNS management',
      text: 'Set the records that lead visitors and mail to the right server.',
    },
    {
      icon: 'forward',
      title: 'Domain forwarding',
      text: 'Send visitors of one name on to another address.',
    },
    {
      icon: 'mails',
      title: 'E-mail forwarding',
      text: 'Have mail to your name delivered to a mailbox you already use.',
    },
    {
      icon: 'lock',
      title: 'Domain lock',
      text: 'Keeps the name from being transferred away without you.',
    },
    {
      icon: 'key-round',
      title: 'EPP code on request',
      text: 'The name is yours to take elsewhere. Ask, and you get its code.',
    },
    {
      icon: 'id-card',
      title: 'Contact changes',
      text: 'Keep owner, address and phone of the registration up to date.',
    },
    {
      icon: 'server-cog',
      title: 'Nameserver changes',
      text: 'Point the name to our hosting or to any other.',
    },
    {
      icon: 'layers',
      title: 'Child nameservers',
      text: 'Run nameservers under your own name, such as ns1 in front of it.',
    },
    {
      icon: 'bell',
      title: 'Renewal reminders',
      text: 'An e-mail before the name expires, so that you decide in time.',
    },
  ] satisfies readonly Feature[],
} as const;

export const transferSteps: StepsWords = {
  title: 'Bring your domain here in four steps',
  lead: 'You order it in the customer portal. Only the registration moves: your website and mail stay where they are.',
  steps: [
    { title: 'Enter domain', text: 'Type the name that you want to bring to us.' },
    {
      title: 'Enter EPP code',
      text: 'Your present registrar gives it to you. It proves that the name is yours.',
    },
    { title: 'Confirm', text: 'Check the name and the details of the owner once more.' },
    { title: 'Purchase', text: 'Pay for the transfer in the portal, and it sets off.' },
  ],
};

/** What a transfer requires. */
export const transferChecklist = {
  title: 'Check these first',
  lead: 'A transfer fails when one of them is not met. Your present registrar shows most of them on one page.',
  rules: [
    {
      title: `Older than ${facts.transferAgeDays} days`,
      text: `More than ${facts.transferAgeDays} days have passed since the registration or the last transfer.`,
    },
    { title: 'Unlocked', text: 'The domain lock is off at your present registrar.' },
    { title: 'A valid EPP code', text: 'You have the code at hand and it has not run out.' },
    { title: 'Whois privacy off', text: 'The privacy service is switched off for the transfer.' },
    {
      title: 'No pending status',
      text: 'The name is not in Pending, Redemption or Deletion status.',
    },
    {
      title: `More than ${facts.transferExpiryDays} days left`,
      text: `It is not within ${facts.transferExpiryDays} days of its expiry.`,
    },
    { title: 'Active', text: 'The name is active: neither expired nor suspended.' },
  ],
  action: { label: 'Start the transfer', to: { portal: 'domainTransfer' } },
  help: { label: 'Ask us first', to: '/contact-us' },
} as const;

export const registrationFaq: FaqWords = {
  title: 'Before you register',
  lead: [
    'Short answers to what people ask us about names. ',
    { label: 'Ask your own question', to: '/contact-us' },
    '.',
  ],
  entries: [
    {
      question: 'Do I need hosting to register a domain?',
      answer: [
        [
          'No. Register the name today and keep it until your site is ready. Later you point it to ',
          { label: 'our hosting', to: '/web-hosting' },
          ' or to any other by changing its nameservers.',
        ],
      ],
    },
    {
      question: 'What is an EPP code?',
      answer: [
        [
          'A password for one domain name, also called authorisation code. Whoever holds it may move the name to another registrar, so ask your present one for it only when you transfer, and show it to nobody else.',
        ],
      ],
    },
    {
      question: 'What happens when my domain expires?',
      answer: [
        [
          `You have a grace period of ${facts.graceDays} days in which you can still renew it. Do not wait for it: website and mail may stop on the day of expiry.`,
        ],
      ],
    },
    {
      question: 'Can I get my money back for a domain?',
      answer: [
        [
          'No: domain names and transfer fees are not refundable, so read the spelling twice before you pay. ',
          { label: 'The refund policy', to: '/refund-policy' },
          ' says what is.',
        ],
      ],
    },
  ],
};
