import { facts } from './facts.ts';
import type { FooterColumn, Menu } from './schema/navigation.ts';

/** The header's menus, and the groups of the side menu. Pages join by their `menus` field. */
export const mainMenus: readonly Menu[] = [
  {
    id: 'hosting',
    label: 'Hosting',
    columns: [{ group: 'hosting' }],
    promo: {
      title: 'Pay yearly, manage once',
      text: 'Shared and premium plans can be paid by the month or by the year. The switch shows both prices.',
      link: { label: 'Compare plans', to: '/pricing-comparision' },
    },
  },
  { id: 'vps', label: 'VPS', columns: [{ group: 'vps' }] },
  { id: 'dedicated', label: 'Dedicated', columns: [{ group: 'dedicated' }] },
  {
    id: 'domains',
    label: 'Domains',
    columns: [
      {
        group: 'domains',
        extra: [
          {
            label: 'Domain Transfer',
            note: 'Bring a name you own, in the portal',
            to: { portal: 'domainTransfer' },
          },
        ],
      },
    ],
    promo: {
      title: 'Ten services, no extra bill',
      text: `Every domain name comes with ten free services, a ${facts.graceDays}-day grace period among them.`,
      link: { label: 'See what is included', to: '/domain-registration' },
    },
  },
  { id: 'email', label: 'Email', columns: [{ group: 'email' }] },
  { id: 'pricing', label: 'Pricing', columns: [{ group: 'pricing' }] },
  {
    id: 'more',
    label: 'More',
    columns: [
      { group: 'homes', heading: 'Home pages' },
      { group: 'company', heading: 'Company' },
      { group: 'legal', heading: 'Legal' },
      {
        group: 'blog',
        heading: 'Blog',
        extra: [{ label: 'News blog', to: { outside: 'blog' } }],
      },
      { group: 'specialty', heading: 'Specialty' },
      {
        group: 'account',
        heading: 'Login and sign-up',
        extra: [{ label: 'Log in', to: { portal: 'login' }, newTab: true }],
      },
    ],
  },
];

export const footerColumns: readonly FooterColumn[] = [
  {
    heading: 'Hosting',
    links: [
      { label: 'Web Hosting', to: '/web-hosting' },
      { label: 'WordPress Hosting', to: '/wordpress-hosting' },
      { label: 'Premium Hosting', to: '/premium-hosting' },
      { label: 'Reseller Hosting', to: '/reseller-hosting' },
    ],
  },
  {
    heading: 'Servers',
    links: [
      { label: 'VPS Hosting', to: '/vps-hosting' },
      { label: 'VPS Pricing', to: '/vps-pricing' },
      { label: 'Dedicated Servers', to: '/dedicated-server' },
      { label: 'Custom VPS', to: '/custom-vps' },
    ],
  },
  {
    heading: 'Domains and email',
    links: [
      { label: 'Domain Registration', to: '/domain-registration' },
      { label: 'Domain Transfer', to: { portal: 'domainTransfer' } },
      { label: 'Domain Reseller', to: '/domain-reseller' },
      { label: 'Google Workspace', to: '/google-workspace' },
      { label: 'Titan Email', to: '/titan-email' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { label: 'About Us', to: '/about-us' },
      { label: 'Support', to: '/contact-us' },
      { label: 'Affiliates', to: '/affiliates' },
      { label: 'Articles', to: '/blog-grid' },
      { label: 'Blog', to: { outside: 'blog' } },
    ],
  },
];

/** The line at the very bottom. */
export const legalPaths = ['/terms-of-service', '/privacy-policy', '/refund-policy'] as const;
