import type { PagePath } from './pages.ts';

/** One entry of a tab bar; its words are the page's label in pages.ts. */
export interface FamilyTab {
  path: PagePath;
  /** Stands in for the label on small screens. */
  short?: string;
}

/** The pages of one product family that a visitor moves between. */
export interface FamilyTabSet {
  /** Names the navigation for screen readers. */
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
