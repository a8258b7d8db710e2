import { facts } from './facts.ts';
import type { IconName } from '../icons/names.ts';
import type { LinkText } from './schema/link.ts';

export interface ContactWay {
  icon: IconName;
  title: string;
  /** When this way is the right one, in one sentence. */
  text: string;
  action: LinkText;
}

/** The three ways to a human, in the order in which they are offered everywhere. */
export const contactWays: readonly ContactWay[] = [
  {
    icon: 'message-circle',
    title: 'Live Chat',
    text: 'Best for a quick question before you buy.',
    action: { label: 'Start Chat', to: { outside: 'chat' } },
  },
  {
    icon: 'phone',
    title: 'Hotline',
    text: 'Best when it is easier said than written.',
    action: { label: facts.supportPhone, to: { outside: 'phone' } },
  },
  {
    icon: 'mail',
    title: 'Mail Us',
    text: 'Best when you want the answer in writing.',
    action: { label: 'Email Us', to: { outside: 'email' } },
  },
];

/** When somebody answers, as a sentence beside the cards. */
export const answeringHours = `We answer ${facts.supportTimes}. What arrives in between is read on the next working day.`;
