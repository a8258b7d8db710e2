import type { PagePath } from './pages.ts';

/** One tab; its label is the page's in pages.ts. */
export interface FamilyTab {
  path: PagePath;
  /** A shorter label for small screens. */
  short?: string;
}

/** The tabs of one product family. */
export interface FamilyTabSet {
  /** The navigation's name for screen readers. */
  label: string;
  tabs: readonly FamilyTab[];
}

/** The tab bar of every hosting page. */
export const hostingTabs: FamilyTabSet = {
  label: 'Kinds of hosting',
  tabs: [
    { path: '/web-hosting', short: 'Shared' },
    { path: '/premium-hosting', short: 'Premium' },
    { path: '/wordpress-hosting', short: 'Wordpress' },
    { path: '/reseller-hosting', short: 'Reseller' },
  ],
};

/** The switcher of the VPS pages; /cpanel-vps is not part of it. */
export const vpsTabs: FamilyTabSet = {
  label: 'Kinds of VPS',
  tabs: [{ path: '/vps' }, { path: '/whm-cpanel-vps' }, { path: '/custom-vps' }],
};

/** The switcher of the dedicated server pages. */
export const dedicatedTabs: FamilyTabSet = {
  label: 'Kinds of dedicated servers',
  tabs: [
    { path: '/dedicated-server' },
    { path: '/whm-cpanel-dedicated-server' },
    { path: '/custom-dedicated-server' },
  ],
};
