import { facts } from '../facts.ts';
import type { Slide, SliderWords } from '../schema/slider.ts';

export const sliderWords: SliderWords = {
  label: 'What we host',
  slider: 'carousel',
  slide: 'slide',
  place: 'Slide {number} of {count}: {title}',
  goTo: 'Show {place}',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Stop turning by itself',
  play: 'Turn by itself',
};

/** The first has most to say: it sets the height, so that nothing moves when the others arrive. */
export const slides: readonly Slide[] = [
  {
    motif: 'hosting',
    eyebrow: 'Web hosting',
    title: 'Your website in good hands',
    lead: 'NVMe storage, LiteSpeed and cPanel, with JetBackup and a free SSL certificate in every plan. Pay by the month or by the year, in taka.',
    actions: [
      { label: 'See hosting plans', to: '/web-hosting' },
      { label: 'Compare them', to: '/pricing-comparision' },
    ],
  },
  {
    motif: 'vps',
    eyebrow: 'Cloud VPS',
    title: 'A server that obeys you',
    lead: 'Root access, a dedicated IP and unlimited bandwidth. Choose from 100+ operating systems, and reinstall whenever you like.',
    actions: [{ label: 'See Cloud VPS', to: '/vps' }],
  },
  {
    motif: 'dedicated',
    eyebrow: 'Dedicated servers',
    title: 'The whole machine is yours',
    lead: 'AMD Ryzen processors with 64 or 128 GB of memory and full root access. No neighbour shares its disks, its cores or its address.',
    actions: [{ label: 'See the machines', to: '/dedicated-server' }],
  },
  {
    motif: 'domains',
    eyebrow: 'Domain names',
    title: 'The name comes first',
    lead: `Register a name with ten free services, or bring one you own in four steps. Each comes with a grace period of ${facts.graceDays} days.`,
    actions: [{ label: 'Find a name', to: '/domain-registration' }],
  },
];
