import type { SiteFacts } from './schema/site.ts';

/** The company's name, as titles, header, footer and every text show it. */
const brand = 'Nokshi Host';
/** The company's domain: addresses below are built on it, and each may be written out instead. */
const domain = 'nokshihost.example';
/** Where the company is; texts name it. */
const city = 'Dhaka';
/** The company's name on social networks. */
const account = 'nokshihost';

/**
 * Who runs this site. Every name, address and number of the company is here and nowhere else;
 * `schema/site.ts` explains each field, and the build refuses a value that cannot work.
 */
export const site: SiteFacts = {
  brand,
  nameStory:
    'Where the rows draw lotus, fish and boats, it is a nokshi kantha: from it we have our name.',
  tagline: `Web hosting and domains, made in ${city}`,
  url: `https://www.${domain}`,
  portalUrl: `https://portal.${domain}`,
  blogUrl: `https://blog.${domain}`,
  chatUrl: `https://chat.${domain}/live`,
  resellerModuleUrl: `https://code.${domain}/domain-reseller-module`,
  supportPhone: '+880 0000-000000',
  salesPhone: '+880 0000-000000',
  supportEmail: `support@${domain}`,
  city,
  address: ['House 0, Road 0', `${city} 1000`, 'Bangladesh'],
  supportHours: {
    days: [0, 1, 2, 3, 4],
    opens: '10:00',
    closes: '17:00',
    zone: 'Bangladesh time',
    utcOffsetMinutes: 360,
  },
  licenceNumber: '126402',
  copyrightYear: 2025,
  socials: [
    { name: 'Facebook', icon: 'facebook', url: `https://facebook.example/${account}` },
    { name: 'LinkedIn', icon: 'linkedin', url: `https://linkedin.example/${account}` },
    { name: 'YouTube', icon: 'youtube', url: `https://youtube.example/${account}` },
    { name: 'X', icon: 'x', url: `https://x.example/${account}` },
  ],
  tagManagerId: '',
  errorReportUrl: '',
  countdownTarget: '2026-11-27T00:00:00+06:00',
};
