import type { SiteFacts } from './schema/site.ts';

/**
 * Who runs this site. Every name, address and number of the company stands here and nowhere else;
 * `schema/site.ts` explains each field, and the build refuses a value that cannot work.
 */
export const site: SiteFacts = {
  brand: 'Nokshi Host',
  tagline: 'Web hosting and domains, made in Dhaka',
  url: 'https://www.nokshihost.example',
  portalUrl: 'https://portal.nokshihost.example',
  blogUrl: 'https://blog.nokshihost.example',
  chatUrl: 'https://chat.nokshihost.example/live',
  resellerModuleUrl: 'https://code.nokshihost.example/domain-reseller-module',
  supportPhone: '+880 0000-000000',
  salesPhone: '+880 0000-000000',
  supportEmail: 'support@nokshihost.example',
  address: ['Nokshi Host', 'House 0, Road 0', 'Dhaka 1000', 'Bangladesh'],
  supportHours: {
    days: [0, 1, 2, 3, 4],
    opens: '10:00',
    closes: '17:00',
    utcOffsetMinutes: 360,
  },
  licenceNumber: '126402',
  copyrightYear: 2025,
  socials: [
    { name: 'Facebook', icon: 'facebook', url: 'https://facebook.example/nokshihost' },
    { name: 'LinkedIn', icon: 'linkedin', url: 'https://linkedin.example/nokshihost' },
    { name: 'YouTube', icon: 'youtube', url: 'https://youtube.example/nokshihost' },
    { name: 'X', icon: 'x', url: 'https://x.example/nokshihost' },
  ],
  tagManagerId: '',
  errorReportUrl: '',
  countdownTarget: '2026-11-27T00:00:00+06:00',
};
