import { facts } from './facts.ts';
import { layoutWords } from './layout.ts';
import type { LinkTarget } from './schema/link.ts';
import type { OpeningWords } from './schema/opening.ts';

export const thankYouWords: OpeningWords = {
  eyebrow: 'It has arrived',
  title: 'Thank you. Now it is our turn.',
  lead: 'Whether you placed an order or wrote to us: this is what happens next, and what you can do in the meantime.',
  actions: [
    { label: 'Open the customer portal', to: { portal: 'login' } },
    { label: 'Back to the home page', to: '/' },
  ],
};

interface NextStep {
  title: string;
  text: string;
  link?: { label: string; to: LinkTarget };
}

/** What happens next, after an order and after a message. */
export const thankYouNext: readonly { id: string; title: string; steps: readonly NextStep[] }[] = [
  {
    id: 'ordered',
    title: 'If you ordered',
    steps: [
      {
        title: 'Find it in the portal',
        text: 'The order, its bill and its state stand there, under the e-mail address that you registered.',
      },
      {
        title: 'Check the primary domain',
        text: 'It cannot be changed once a hosting package is active. If it is wrong, tell us before that.',
        link: { label: 'Tell us', to: '/contact-us' },
      },
      {
        title: `Remember the ${facts.refundDays} days`,
        text: `For ${facts.refundDays} days after the purchase you may ask for a refund of hosting, from your registered e-mail address. Domains and servers are not refundable.`,
        link: { label: 'Refund policy', to: '/refund-policy' },
      },
    ],
  },
  {
    id: 'wrote',
    title: 'If you wrote to us',
    steps: [
      {
        title: 'A person answers',
        text: layoutWords.banners.support.text,
      },
      {
        title: 'Keep to one thread',
        text: 'Add to the same ticket or e-mail instead of opening another. Then whoever answers has the whole story.',
      },
      {
        title: 'Leave passwords out',
        text: 'We never need yours. Domain name, order number and what you see on the screen help most.',
      },
    ],
  },
];
