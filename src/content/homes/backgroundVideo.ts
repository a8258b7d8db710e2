import type { OpeningWords } from '../schema/opening.ts';
import { site } from '../site.ts';

export const videoOpening: OpeningWords = {
  eyebrow: site.tagline,
  title: 'Good hosting is handwork',
  lead: 'Someone chose the processors, set up the backups and answers when you write. You get NVMe storage, free SSL and a price in taka.',
  actions: [
    { label: 'See hosting plans', to: '/web-hosting' },
    { label: 'Find a domain', to: '#domain' },
  ],
};

export const filmWords = { play: 'Play the film', pause: 'Pause the film' };
