import { facts } from './facts.ts';
import type { IconName } from '../icons/names.ts';
import type { LinkText } from './schema/link.ts';
import type { StepText } from './schema/step.ts';

export interface WorkspaceTool {
  icon: IconName;
  name: string;
  text: string;
}

const getStarted: LinkText = { label: 'Get Started', to: { portal: 'googleWorkspace' } };

/** The text of /google-workspace and /email-hosting; each has its own title in pages.ts. */
export const workspacePage = {
  hero: {
    eyebrow: 'Business mail on your own domain',
    lead: `Gmail, Calendar, Meet and Drive for your whole team, under the name of your own business, ordered in Bangladesh and with people in ${facts.city} to ask.`,
    actions: [getStarted, { label: 'Ask us first', to: '/contact-us' }],
  },
} as const satisfies { hero: { actions: readonly LinkText[] } & Record<string, unknown> };

/** Two addresses of the same shop, on example domains. */
export const addressPair = {
  title: 'Which of the two would you send an order to?',
  before: { label: 'A free mailbox', address: 'yourshop2019@freemail.example' },
  after: { label: 'Your own domain', address: 'orders@yourshop.example' },
  reasons: [
    {
      title: 'It looks like a business',
      text: 'A customer who pays in advance looks twice at where the invoice came from.',
    },
    {
      title: 'It belongs to the business',
      text: 'When somebody leaves, the mailbox and its mail stay. A private account goes with its owner.',
    },
    {
      title: 'It sorts itself',
      text: 'orders@, accounts@ and support@ each reach the right person, and change hands without a notice to everyone.',
    },
  ],
} as const satisfies { reasons: readonly StepText[] } & Record<string, unknown>;

/** What the package includes. */
export const workspaceTools = {
  title: 'Not only mail',
  lead: 'One account per person, and the tools most of your team already know from their phones.',
  tools: [
    {
      icon: 'mail',
      name: 'Gmail',
      text: 'The inbox that needs no training, with your domain after the @. In the browser, on the phone, and without advertisements in it.',
    },
    {
      icon: 'calendar-days',
      name: 'Calendar',
      text: 'Appointments that the right people see, and nobody else.',
    },
    {
      icon: 'video',
      name: 'Meet',
      text: 'Video calls that start from a link in the invitation.',
    },
    {
      icon: 'folder-open',
      name: 'Drive',
      text: 'Files in a place that the business owns, shared without sending copies around.',
    },
    {
      icon: 'file-pen',
      name: 'Docs, Sheets and Slides',
      text: 'Texts, tables and presentations that several people write at the same time.',
    },
    {
      icon: 'user-cog',
      name: 'Admin console',
      text: 'You open and close accounts yourself, and decide what each may do.',
    },
  ],
} as const satisfies { tools: readonly WorkspaceTool[] } & Record<string, unknown>;

/** From the old mailboxes to the new ones. */
export const workspaceMove = {
  title: 'Moving without losing a message',
  lead: 'The old mailboxes keep working until the last step.',
  steps: [
    {
      title: 'Make a list',
      text: 'Every address that receives mail today, and who reads it. Forgotten ones are found here, not by customers.',
    },
    {
      title: 'Order and verify',
      text: 'Order in our portal, then set one TXT record that proves the domain is yours.',
    },
    {
      title: 'Open accounts, copy old mail',
      text: 'Each person gets an account. What is in the old mailboxes can be copied over.',
    },
    {
      title: 'Switch the MX record',
      text: 'On a quiet evening. Leave the old mailboxes open for some days: a few senders notice late.',
    },
  ],
} as const satisfies { steps: readonly StepText[] } & Record<string, unknown>;

/** The call to action at the end of the page. */
export const workspaceEnd = {
  title: 'Ready, or not quite sure?',
  text: 'Order in the store of our portal, or ask us what fits. If you only need plain mailboxes, look at Titan first: we would rather sell you the smaller thing.',
  actions: [getStarted, { label: 'See Titan Email', to: '/titan-email' }],
} as const satisfies { actions: readonly LinkText[] } & Record<string, unknown>;
