import { facts } from './facts.ts';

/** The text of /web-hosting; plans and prices are in plans/shared.ts. */
export const webHosting = {
  hero: {
    title: 'Hosting that keeps up with your site',
    lead: 'NVMe storage, cPanel, JetBackup and free SSL in every plan.',
  },
  note: {
    text: 'All three run on the same software; what grows is the room.',
    link: { label: 'Compare them row by row', to: '/pricing-comparision' },
  },
  layers: {
    title: 'What your site stands on',
    lead: 'The smallest plan runs on the same five layers as the largest. You pay for room, not for better treatment.',
    layers: [
      {
        icon: 'layout-dashboard',
        part: 'What you see',
        name: 'cPanel and Softaculous',
        text: 'Files, mailboxes, databases and domains in one panel, and an installer that puts WordPress in place with one click.',
      },
      {
        icon: 'zap',
        part: 'What your visitors meet',
        name: 'LiteSpeed with free SSL',
        text: 'A web server that copes well with many visitors at once, over https from the first day.',
      },
      {
        icon: 'shield-check',
        part: 'What stands guard',
        name: 'Imunify360',
        text: 'Looks for malware in your files and turns known attacks away.',
      },
      {
        icon: 'layers',
        part: 'What keeps neighbours apart',
        name: 'CloudLinux',
        text: 'Gives each account its own share of the server, so that a rush on one site does not slow yours.',
      },
      {
        icon: 'archive-restore',
        part: 'What lies underneath',
        name: 'NVMe storage and JetBackup',
        text: 'Your files lie on chips, not on spinning disks, and you bring a backup back yourself, without writing a ticket.',
      },
    ],
  },
  languages: {
    title: 'It runs what you build with',
    words: ['WordPress', 'Laravel', 'Node.js', 'Python'],
    text: 'WordPress installs with one click. Applications in Node.js, Laravel and Python run on all three plans, the smallest included.',
  },
  closing: {
    title: 'Before you order',
    lead: 'Four things that are better known now than later.',
    facts: [
      {
        figure: `${facts.refundDays} days`,
        text: 'is how long you have after a purchase to ask for a refund, from your registered e-mail.',
        link: { label: 'Read the refund policy', to: '/refund-policy' },
      },
      {
        figure: '1 main domain',
        text: 'belongs to a package and cannot be changed once the package is active, so choose it with care.',
        link: { label: 'Find a domain', to: '/domain-registration' },
      },
      {
        figure: `Within ${facts.suspendedWithinHours} hours`,
        text: `an unpaid service is suspended, and after ${facts.endedAfterDays} days of non-payment the account is closed.`,
        link: { label: 'Read the terms', to: '/terms-of-service' },
      },
      {
        figure: `${facts.supportOpens} to ${facts.supportCloses}`,
        text: `${facts.supportZone}, ${facts.supportDays}, people in ${facts.city} answer chat, phone and tickets.`,
        link: { label: 'Ask us first', to: '/contact-us' },
      },
    ],
  },
} as const;
