/*
 * Every value that the customer's specification gives, and nothing else. Other tests use values of their own, so an
 * intentional change has to be repeated only here. `specification.spec.ts` looks for all of it on the built pages.
 */

/** The name of each page, which its title has after the product's name. */
export const titles: Readonly<Record<string, string>> = {
  '/about-us': 'About Us',
  '/refund-policy': 'Refund Policy',
  '/terms-of-service': 'Terms of Service',
  '/privacy-policy': 'Privacy Policy',
  '/google-workspace': 'Google Workspace',
  '/titan-email': 'Titan Email',
};

/** Every address of the route list. */
export const routes =
  '/ /home-image /home-content-slider /home-gaming-hosting /home-background-video /home-black-friday-sale /home-black-friday-coming /home-top-navbar /about-us /offer-single-page /terms-of-service /privacy-policy /refund-policy /pricing-default /reseller-hosting /web-hosting /pricing-windows-hosting /pricing-comparision /pricing-specifications /vps-pricing /blog-grid /blog-details /domain-search-result /cover-page /coming-soon /thank-you /404 /sign-up /password-reset /wordpress-hosting /premium-hosting /vps /cpanel-vps /whm-cpanel-vps /custom-vps /dedicated-server /custom-dedicated-server /whm-cpanel-dedicated-server /domain-registration /domain-reseller /google-workspace /email-hosting /titan-email /affiliates /contact-us'.split(
    ' ',
  );

export const redirects: Readonly<Record<string, string>> = {
  '/offer.php': '/web-hosting',
  '/yearlyhosting.php': '/web-hosting',
  '/store/web-hosting-websites': '/web-hosting',
  '/domain.php': '/domain-registration',
  '/vps.php': '/vps',
  '/vps-hosting': '/vps',
  '/store/vps': '/vps-hosting',
  '/store/google-workspace': '/email-hosting',
  '/login': '/',
  '/knowledgebase/19/About-Us.html': '/about-us',
  '/contact.php': '/contact-us',
  '/reseller-domain.php': '/domain-reseller',
  '/domain-reseller.php': '/domain-reseller',
  '/reseller-hosting.php': '/reseller-hosting',
};

/** The entries of a menu, in their order. */
export const menus: Readonly<Record<string, readonly string[]>> = {
  hosting: ['/web-hosting', '/wordpress-hosting', '/premium-hosting', '/reseller-hosting'],
  vps: ['/vps', '/cpanel-vps', '/whm-cpanel-vps', '/custom-vps', '/vps-pricing'],
  pricing:
    '/pricing-default /reseller-hosting /web-hosting /pricing-windows-hosting /pricing-comparision /pricing-specifications /vps-pricing'.split(
      ' ',
    ),
};
/** Marked as New in their menus. */
export const newPages = [
  '/pricing-comparision',
  '/pricing-specifications',
  '/domain-search-result',
];
export const menuWidths = [660, 715];

/** The tabs of each family of pages: address, label, label on a small screen. */
export const tabs: readonly (readonly [path: string, label: string, short?: string])[][] = [
  [
    ['/web-hosting', 'Web Hosting', 'Shared'],
    ['/premium-hosting', 'Premium Hosting', 'Premium'],
    ['/wordpress-hosting', 'WordPress Hosting', 'Wordpress'],
    ['/reseller-hosting', 'Reseller Hosting', 'Reseller'],
  ],
  [
    ['/vps', 'Cloud VPS'],
    ['/whm-cpanel-vps', 'WHM & cPanel VPS'],
    ['/custom-vps', 'Custom VPS'],
  ],
  [
    ['/dedicated-server', 'Unmanaged Dedicated', 'Unmanaged'],
    ['/whm-cpanel-dedicated-server', 'WHM & cPanel Dedicated', 'WHM & cPanel'],
    ['/custom-dedicated-server', 'Custom Dedicated', 'Custom'],
  ],
];

/** Pages with the placeholder screen. */
export const placeholders = [
  '/wordpress-hosting',
  '/whm-cpanel-vps',
  '/cpanel-vps',
  '/custom-vps',
  '/whm-cpanel-dedicated-server',
  '/custom-dedicated-server',
];
const placeholder = ['Thank You for Your Interest!', 'Live Chat', 'Hotline', 'Mail Us'];

/** What pages say, letter for letter. */
export const texts: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(placeholders.map((path) => [path, placeholder])),
  '/': [
    'Fast. Secure. Affordable.',
    'Search for a domain name',
    'Your Perfect Web Hosting Deal Awaits',
    'We Have Perfect Hosting Solutions For Everyone',
    'Daily Backup',
    'Secure Data',
    'We help you every step of the way.',
    'Get 25% Discount Start Now',
    'Free SSL with every hosting package',
    'Expert support via live chat, e-mail and tickets',
    '© 2025',
    '126402',
    '99.9% uptime',
    '100+ operating systems',
  ],
  '/404': ['4 ? 4', 'This page does not exist!'],
  '/vps': ['100+ operating systems'],
  '/vps-pricing': ['Our Server is 25% Faster', 'under 60 seconds worldwide deploy'],
  '/affiliates': ['5%', '7-day commission delay', '500 Taka'],
  '/contact-us': ['10:00', '17:00', 'Sunday to Thursday'],
  '/domain-registration': [
    '30 days',
    '.com, .net, .org, .us, .biz and .info',
    'Enter domain',
    'Enter EPP code',
    'Confirm',
    'Purchase',
    '60 days',
    'Unlocked',
    'Valid EPP code',
    'Pending, Redemption or Deletion',
    '15 days',
  ],
  '/refund-policy': [
    '13-09-2025',
    'within 5 days of purchase',
    'original payment method',
    '7 working days',
    'from the registered email address of the account holder',
    'do not accept refund requests by phone or live chat',
    'Domain names',
    'Domain transfer fees',
    'VPS or dedicated servers',
    'Software licences',
    'Account credit',
    'Payment gateway charges',
    'Any service used in breach of our Terms of Service',
  ],
  '/terms-of-service': [
    '13-09-2025',
    '126402',
    'primary domain cannot be changed after activation',
    'suspended within 24 hours',
    'terminated after 7 days of non-payment',
    'more than 50% of their bandwidth for file transfers are prohibited',
    '99.99%',
    'Live chat, phone, ticket replies and server administrators',
    '30-day grace period',
    'older than 60 days',
    'valid EPP code',
    'whois privacy switched off',
    'Pending, Redemption or Deletion',
    'within 15 days of expiry',
    'not expired or suspended',
    'not for children under 16',
    'earn 5%',
    '7-day commission delay',
    'minimum payout is 500 taka',
  ],
  '/privacy-policy': [
    '01-01-2023',
    'not for children under 16',
    'do not knowingly collect data from children under 18',
  ],
};

/** The headings and questions of the home page that the specification orders. */
export const homeOrder = [
  'Fast. Secure. Affordable.',
  'Search for a domain name',
  'Your Perfect Web Hosting Deal Awaits',
  'We Have Perfect Hosting Solutions For Everyone',
  'We help you every step of the way.',
];
export const questions = [
  'What is Web Hosting',
  'What is Wordpress',
  'What is VPS',
  'What is domain',
];

/** Card of the home page: title, list price from, address, popular. */
export const homeCards = [
  'Web Hosting | ৳100/mo | /web-hosting | no',
  'Reseller Hosting | ৳499/mo | /reseller-hosting | Popular',
  'VPS Hosting | ৳1,500/mo | /vps-hosting | Popular',
  'Dedicated Servers | ৳16,000/mo | /dedicated-server | no',
];

/** Service of the home page: title, subtitle, button, its address. */
export const services = [
  'Build Your Dream Website | Hire Us For Web Development | Contact Us | /contact-us',
  'Best For Wordpress | Host WordPress Websites | Order Now | /web-hosting',
  'Expert SUPPORT | Dedicated Support On Each Step | Contact Us | /contact-us',
  'Easy & Smooth | Domain Transfer | Transfer Now | /domain-registration',
];

const cart = (query: string) => `{portal}/cart.php?a=add&${query}`;

/** Every link whose words or target are given: on a page, with these words, all lead to this address. */
export const links: readonly (readonly [path: string, label: string, href: string])[] = [
  ['/', 'View Pricing', '/web-hosting'],
  ['/', 'Chat with us now', '/contact-us'],
  ['/', 'send us an email', '/contact-us'],
  ['/vps-pricing', 'Order Now', '/login'],
  ['/vps-pricing', 'Get Offer', '/login'],
  ['/google-workspace', 'Get Started', '{portal}/store/google-workspace'],
  ['/email-hosting', 'Get Started', '{portal}/store/google-workspace'],
  ['/titan-email', 'Get Started', '/contact-us'],
  ['/affiliates', 'Join Now', '{portal}/affiliates.php'],
  ['/contact-us', 'Start Chat', '{chat}'],
  ['/contact-us', 'Email Us', '{mailto}'],
  ['/contact-us', '{phone}', '{tel}'],
  ['/404', 'Home', '/'],
  ['/404', 'Support', '/contact-us'],
  ...placeholders.flatMap(
    (path) =>
      [
        [path, 'Start Chat', '{chat}'],
        [path, 'Email Us', '{mailto}'],
        [path, '{phone}', '{tel}'],
      ] as const,
  ),
];
/** Addresses that a page links to, whatever the words. */
export const targets: Readonly<Record<string, readonly string[]>> = {
  '/': ['{portal}/login', '/vps-hosting', '/Domain-Reseller', '{blog}', cart('domain=register')],
  '/domain-registration': [cart('domain=register'), cart('domain=transfer')],
  '/domain-reseller': ['{portal}/register.php?reseller=1', '{module}'],
  '/sign-up': ['{portal}/register.php', '{portal}/login'],
  '/password-reset': ['{portal}/password/reset'],
  '/home-top-navbar': ['{tel}', '{mailto}', '/about-us', '/contact-us', '{portal}/login'],
};

/** How many of something a page has. */
export const counts: readonly (readonly [path: string, selector: string, count: number])[] = [
  ['/domain-registration', '#free-services li h3, [aria-labelledby="free-services"] h3', 10],
  ['/', 'form[action$="/domainchecker.php"] input[name="domain"][required]', 1],
  ['/', 'main details', 4],
];
export const domainPlaceholders: Readonly<Record<string, string>> = {
  '/': 'Type the domain you want',
  '/domain-registration': '{host}',
};

/** Tiles: extension, default price. A price that is not given is not shown. */
export const tiles = ['com | ৳1,499', 'xyz | ', 'top | ৳199', 'info | ৳549'];
export const defaultPrices = { com: '1,499', shop: '199', top: '199', info: '549', online: '899' };

/** The ids of each page's one call of the portal. */
export const calls: Readonly<Record<string, string>> = {
  '/': '52,57,34,62',
  '/reseller-hosting': '57,58,59',
  '/web-hosting': '52,53,54',
  '/premium-hosting': '67,68,69',
  '/vps': '34,36,38',
  '/dedicated-server': '62,63,64',
};

/** The plans of each page as /pricing-specifications compares them: ids, names, list prices, features. */
export const plans: Readonly<Record<string, readonly string[]>> = {
  '/web-hosting': [
    'Feature | 1 GB Hosting | 5 GB Hosting | 10 GB Hosting',
    'Price per month | ৳100/mo | ৳500/mo | ৳1,000/mo',
    'Price per year | ৳1,200/yr | ৳6,000/yr | ৳12,000/yr',
    'Storage | 1 GB NVMe SSD | 5 GB NVMe SSD | 10 GB NVMe SSD',
    'Bandwidth | Unlimited | Unlimited | Unlimited',
    'Free SSL | Included | Included | Included',
    'CloudLinux | Included | Included | Included',
    'LiteSpeed | Included | Included | Included',
    'JetBackup | Included | Included | Included',
    'cPanel | Included | Included | Included',
    'I/O limit | 10 MB/s | 20 MB/s | 30 MB/s',
    'Subdomains | 1 | 5 | 10',
    'Addon domains | 1 | 5 | 10',
    'FTP accounts | 1 | 5 | 10',
    'SQL databases | 1 | 5 | 10',
    'Branded email | 1 | 5 | 10',
    'Softaculous | Included | Included | Included',
    'Imunify360 | Included | Included | Included',
    'One-click WordPress | Included | Included | Included',
    'Node.js, Laravel and Python apps | Included | Included | Included',
  ],
  '/premium-hosting': [
    'Feature | 20 GB Premium Hosting | 50 GB Premium Hosting | 100 GB Premium Hosting',
    'Price per month | ৳1,000/mo | ৳5,000/mo | ৳10,000/mo',
    'Price per year | ৳12,000/yr | ৳60,000/yr | ৳1,20,000/yr',
    'Storage | 20 GB NVMe SSD | 50 GB NVMe SSD | 100 GB NVMe SSD',
    'Websites | 20 | 50 | 100',
    'I/O limit | 100 MB/s | 200 MB/s | 300 MB/s',
    'Memory | 4 GB RAM | 6 GB RAM | 8 GB RAM',
    'Cores | 4 | 6 | 8',
    'Bandwidth | Unlimited | Unlimited | Unlimited',
    'Subdomains | Unlimited | Unlimited | Unlimited',
    'SQL databases | Unlimited | Unlimited | Unlimited',
    'Branded email | Unlimited | Unlimited | Unlimited',
    'FTP accounts | Unlimited | Unlimited | Unlimited',
    'Terminal access | Included | Included | Included',
    'SSH access | Included | Included | Included',
  ],
  '/reseller-hosting': [
    'Feature | 50 GB Reseller Hosting | 100 GB Reseller Hosting | 200 GB Reseller Hosting',
    'Price per month | ৳499/mo | ৳1,500/mo | ৳2,000/mo',
    'WHM panel | Included | Included | Included',
    'Storage | 50 GB NVMe SSD | 100 GB NVMe SSD | 200 GB NVMe SSD',
    'cPanel accounts | 20 | 50 | 120',
    'Free SSL | Included | Included | Included',
    'Instant setup | Included | Included | Included',
    'JetBackup | Included | Included | Included',
    'Softaculous | Included | Included | Included',
    'I/O limit | 20 MB/s | 20 MB/s | 30 MB/s',
    'LiteSpeed Enterprise | Included | Included | Included',
    'Subdomains | Unlimited | Unlimited | Unlimited',
    'FTP accounts | Unlimited | Unlimited | Unlimited',
    'Bandwidth | Unlimited | Unlimited | Unlimited',
    'SQL databases | Unlimited | Unlimited | Unlimited',
    'Branded email | Unlimited | Unlimited | Unlimited',
  ],
  '/vps': [
    'Feature | Silver VPS | Gold VPS | Platinum VPS',
    'Price per month | ৳1,500/mo | ৳3,000/mo | ৳5,000/mo',
    'Processor | 4 vCPU | 6 vCPU | 8 vCPU',
    'Memory | 4 GB RAM | 6 GB RAM | 8 GB RAM',
    'Storage | 25 GB NVMe SSD | 100 GB NVMe SSD | 200 GB NVMe SSD',
    'Bandwidth | Unlimited | Unlimited | Unlimited',
    'Dedicated IP | Included | Included | Included',
    'Root access | Included | Included | Included',
    'Install any OS | Included | Included | Included',
    'Virtualisation panel | Included | Included | Included',
  ],
  '/dedicated-server': [
    'Feature | Metal Silver | Metal Gold | Metal Platinum',
    'Price per month | ৳16,000/mo | ৳25,500/mo | ৳26,000/mo',
    'Processor | Ryzen 5 3600 | Ryzen 7 3700X | Ryzen 9 5950X',
    'Memory | 64 GB ECC | 128 GB | 128 GB',
    'Storage | 512 GB NVMe | 2 TB | 4 TB',
    'Full root access | Included | Included | Included',
    'Bandwidth | Unlimited | Unlimited | Unlimited',
    'IPv4 dedicated IP | Included | Included | Included',
    'Capacity | 500+ sites | 1200+ sites | 2500+ sites',
  ],
};
/** A card shows this many features until it is expanded. */
export const shownFeatures = 7;

/** The tables of other pages; on /vps-pricing, the bar follows the score. */
export const tables: Readonly<Record<string, readonly string[]>> = {
  '/vps-pricing': [
    '1 vCPU | 2GB | 2.4GHz | 20GB | 3513 (30) | 1000GB | $3.95/mo Save 30%',
    '2 vCPU | 4GB | 4.8GHz | 40GB | 5363 (40) | 2000GB | $8.95/mo Save 50%',
    '3 vCPU | 6GB | 7.2GHz | 60GB | 7545 (60) | 3000GB | $12.95/mo Save 10%',
    '4 vCPU | 8GB | 9.6GHz | 80GB | 8953 (75) | 4000GB | $15.95/mo Save 30%',
    '6 vCPU | 12GB | 14.4GHz | 120GB | 10789 (85) | 6000GB | $23.95/mo Save 40%',
    '8 vCPU | 16GB | 19.2GHz | 160GB | 12632 (100) | 8000GB | $29.95/mo Save 10%',
  ],
  '/domain-reseller': [
    '.com Popular | $12.50 | $12.50 | $12.50',
    '.top Sale | $2.00 | $12.00 | $12.00',
    '.shop Sale | $1.89 | $39.90 | $33.10',
    '.ru Sale | $5.00 | $6.50 | free',
    '.info Sale | $5.00 | $35.30 | $29.50',
    '.click Sale | $11.30 | $12.40 | $11.30',
    '.online Sale | $8.00 | $35.30 | $35.30',
    '.xyz Sale | $14.70 | $18.30 | $14.70',
    '.cc Sale | $11.00 | $13.60 | $11.70',
    '.icu Sale | $1.50 | $10.00 | $8.00',
    '.business Sale | $13.00 | $15.00 | $13.00',
    '.link Sale | $10.00 | $12.50 | $10.00',
    '.tel Sale | $13.99 | $17.30 | $13.99',
  ],
};

/** At a width of the window: the hero's bottom padding, the number of tiles and their width, all in px. */
export const sizes = [
  { width: 360, padding: 0, tiles: 3, tile: 90 },
  { width: 767, padding: 0, tiles: 3, tile: 90 },
  { width: 768, padding: 100, tiles: 4, tile: 120 },
  { width: 1280, padding: 100, tiles: 4, tile: 120 },
];
export const sideMenu = { showsAfter: 50, closesAfter: 300, headerLayer: 1040 };
/** What local storage has for each theme, and the file of its stylesheet. */
export const themes = {
  default: 'main.min.css',
  'theme-1': 'theme-1.min.css',
  'theme-2': 'theme-2.min.css',
  'theme-3': 'theme-3.min.css',
};
