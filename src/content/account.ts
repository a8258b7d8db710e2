import type { IconName } from '../icons/names.ts';
import type { OpeningWords } from './schema/opening.ts';

/** Something to have at hand before going over to the portal. */
export interface HandoverThing {
  icon: IconName;
  title: string;
  text: string;
}

/** A page that explains what happens in the portal and leads there. It asks for nothing itself. */
export interface HandoverWords {
  opening: OpeningWords;
  /** What to have at hand. */
  ready: { title: string; things: readonly HandoverThing[] };
}

const neverAsk: HandoverThing = {
  icon: 'lock-keyhole',
  title: 'No password here',
  text: 'You type it in the portal only. Nobody on our team needs it, so leave it out of chats and e-mails.',
};

export const signUpWords: HandoverWords = {
  opening: {
    eyebrow: 'Customer portal',
    title: 'Open an account',
    lead: 'Orders, bills and tickets live in our customer portal, and so does your account. Signing up takes one form there.',
    actions: [
      { label: 'Sign up in the portal', to: { portal: 'signUp' } },
      { label: 'I have an account', to: { portal: 'login' } },
    ],
  },
  ready: {
    title: 'Have ready',
    things: [
      {
        icon: 'mail',
        title: 'An e-mail address you will keep',
        text: 'It shows that an order is yours. A refund, for one, can only be asked for from the registered address.',
      },
      {
        icon: 'globe',
        title: 'The domain your site will use',
        text: 'The primary domain of a hosting package cannot be changed once it is active.',
      },
      neverAsk,
    ],
  },
};

export const passwordResetWords: HandoverWords = {
  opening: {
    eyebrow: 'Customer portal',
    title: 'Recover your account',
    lead: 'A lost password is replaced in the customer portal, with the e-mail address that you registered.',
    actions: [
      { label: 'Set a new password', to: { portal: 'passwordReset' } },
      { label: 'It came back to me: log in', to: { portal: 'login' } },
    ],
  },
  ready: {
    title: 'Have ready',
    things: [
      {
        icon: 'mail',
        title: 'Your registered e-mail address',
        text: 'The one your bills arrive at. Look in the spam folder too if a message does not come.',
      },
      {
        icon: 'headphones',
        title: 'Somebody to ask',
        text: 'If that mailbox is gone, or you see an order that is not yours, tell our support team before you try again.',
      },
      neverAsk,
    ],
  },
};
