import { layoutWords } from '../layout.ts';
import type { OpeningWords } from '../schema/opening.ts';
import { site } from '../site.ts';

/** A hero with the phone number; the number itself is in `site.ts`. */
export interface CallWords {
  opening: OpeningWords;
  call: string;
  chat: string;
  hours: string;
}

export const callWords: CallWords = {
  opening: {
    eyebrow: site.tagline,
    title: 'Hosting with a phone number',
    lead: 'Some questions are quicker asked than typed. Talk to the people who look after the servers, then choose your plan.',
    actions: [
      { label: 'See hosting plans', to: '/web-hosting' },
      { label: 'All ways to reach us', to: '/contact-us' },
    ],
  },
  call: 'Call us before you buy',
  chat: 'Start a live chat',
  hours: layoutWords.banners.support.text,
};
