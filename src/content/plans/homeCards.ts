import type { HomeCard } from '../schema/plan.ts';
import { listPrices } from './listPrices.ts';

/** The four plan cards of the home page, in order. */
export const homeCards: readonly HomeCard[] = [
  {
    id: 52,
    icon: 'globe',
    title: 'Web Hosting',
    description: 'Shared hosting on NVMe with cPanel, for most websites.',
    listPrice: listPrices[52].monthly,
    link: '/web-hosting',
  },
  {
    id: 57,
    icon: 'users',
    title: 'Reseller Hosting',
    description: 'Host your own clients with WHM and cPanel accounts.',
    listPrice: listPrices[57].monthly,
    link: '/reseller-hosting',
    popular: true,
  },
  {
    id: 34,
    icon: 'cloud',
    title: 'VPS Hosting',
    description: 'A virtual server of your own with root access.',
    listPrice: listPrices[34].monthly,
    link: '/vps-hosting',
    popular: true,
  },
  {
    id: 62,
    icon: 'server',
    title: 'Dedicated Servers',
    description: 'A whole Ryzen machine for your sites alone.',
    listPrice: listPrices[62].monthly,
    link: '/dedicated-server',
  },
];
