import { facts } from './facts.ts';
/** The text of the layout around every page. */
export const layoutWords = {
  skipLink: 'Skip to the content',
  mainNavigation: 'Main',
  newBadge: 'New',
  logIn: 'Log in',
  getStarted: 'Get started',
  openMenu: 'Menu',
  closeMenu: 'Close',
  sideMenu: 'Site navigation',
  topBar: {
    label: 'Contact and account',
    sales: 'Sales',
    about: 'About',
    contact: 'Contact',
    login: 'Login',
  },
  themePanel: {
    open: 'Choose a theme',
    heading: 'Theme',
    toTop: 'Back to top',
    themes: {
      default: 'Kantha',
      'theme-1': 'Indigo',
      'theme-2': 'Madder',
      'theme-3': 'Night',
    },
  },
  banners: {
    promo: { offer: 'Get 25% Discount', action: 'Start Now' },
    ssl: {
      title: 'Free SSL with every hosting package',
      text: 'Each site you host gets its certificate at no charge, so browsers show the lock from the first day.',
      link: 'See hosting plans',
    },
    support: {
      title: 'Expert support via live chat, e-mail and tickets',
      text: `People in ${facts.city} answer, ${facts.supportTimes}.`,
    },
  },
  footer: {
    licence: 'Licence number',
    social: 'Follow us',
    navigation: 'Footer',
    legal: 'Legal',
    rights: 'All rights reserved.',
  },
  failure: {
    title: 'This page could not be shown',
    text: 'Something went wrong while loading it. Your account and orders are not touched. Load the page again, or ask us.',
    reload: 'Load again',
    contact: 'Contact support',
  },
} as const;
