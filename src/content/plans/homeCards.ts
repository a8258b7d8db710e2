import type { HomeCard } from '../schema/plan.ts';

/** The four plan cards of the home page, in order. */
export const homeCards: readonly HomeCard[] = [
  {
    id: 52,
    icon: 'globe',
    title: 'Web Hosting',
    description: 'Shared hosting on NVMe with cPanel, for most websites.',
    link: '/web-hosting',
  },
  {
    id: 57,
    icon: 'users',
    title: 'Reseller Hosting',
    description: 'Host your own clients with WHM and cPanel accounts.',
    link: '/reseller-hosting',
    popular: true,
  },
  {
    id: 34,
    icon: 'cloud',
    title: 'VPS Hosting',
    description: 'A virtual server of your own with root access.',
    link: '/vps-hosting',
    popular: true,
  },
  {
    id: 62,
    icon: 'server',
    title: 'Dedicated Servers',
    description: 'A whole Ryzen machine for your sites alone.',
    link: '/dedicated-server',
  },
];
