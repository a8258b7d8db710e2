import { facts } from './facts.ts';
import type {
  DomainSearchWords,
  FaqWords,
  HeroWords,
  Highlight,
  Feature,
  RichText,
  ServiceCard,
  StepsWords,
} from './schema/sections.ts';

export const homeHero: HeroWords = {
  title: 'Fast. Secure. Affordable.',
  lead: `NVMe hosting on LiteSpeed, priced in taka, with free SSL on every hosting package and people in ${facts.city} who answer.`,
  actions: [
    { label: 'View Pricing', to: '/web-hosting' },
    { label: 'Find a domain', to: '#domain' },
  ],
  facts: [
    { figure: '99.9%', meaning: 'uptime' },
    { figure: 'Free SSL', meaning: 'with every package' },
    { figure: '100+', meaning: 'operating systems' },
  ],
};

export const homeDomainSearch: DomainSearchWords = {
  title: 'Search for a domain name',
  label: 'Domain name',
  placeholder: 'Type the domain you want',
  button: 'Search',
  tilesLabel: 'Endings and what they cost to register',
  more: [
    'Another ending in mind? ',
    { label: 'Compare all prices', to: '/domain-search-result' },
    ', or ',
    { label: 'bring a name you own', to: '/domain-registration' },
    '.',
  ],
};

export const homeHighlights: { title: string; cards: readonly Highlight[] } = {
  title: 'We Have Perfect Hosting Solutions For Everyone',
  cards: [
    {
      drawing: 'backup',
      title: 'Daily Backup',
      text: 'JetBackup keeps a copy of your site each day. When something breaks, you bring back the file or database you need, from cPanel and without waiting for us.',
    },
    {
      drawing: 'support',
      title: 'Support',
      text: 'Live chat, e-mail and tickets lead to people who know the servers. They read what you wrote before they answer it.',
    },
    {
      drawing: 'secure',
      title: 'Secure Data',
      text: 'What your visitors type travels encrypted: each hosting package has its SSL certificate, at no charge and from the first day.',
    },
  ],
};

export const homePricing = {
  title: 'Your Perfect Web Hosting Deal Awaits',
  help: [
    'Not sure which one fits? ',
    { label: 'Chat with us now', to: '/contact-us' },
    ' or ',
    { label: 'send us an email', to: '/contact-us' },
    '.',
  ] satisfies RichText,
  startingAt: 'Starting at',
  popular: 'Popular',
  button: 'Get Started Now',
  loading: 'Loading...',
  /** Read only where scripts are off, and the live prices cannot come. */
  listPrices: 'These are our list prices. The customer portal shows what you pay today.',
  failed: {
    help: 'The plans are all there, only their prices did not arrive. Open a plan page, or ask us for today’s price.',
    contact: { label: 'Ask us for a price', to: '/contact-us' },
    plans: { label: 'See hosting plans', to: '/web-hosting' },
  },
} as const;

/** What all shared plans have in the same measure; a test compares it with the plan data. */
export const homeIncluded = {
  title: 'In every web hosting plan',
  lead: 'Plans differ in space and numbers; the tools are the same.',
  features: [
    {
      icon: 'infinity',
      title: 'Unlimited bandwidth',
      text: 'Visitors may come as they like: we do not count what they load.',
    },
    {
      icon: 'lock-keyhole',
      title: 'Free SSL',
      text: 'Your site opens over https, with the lock in the address bar.',
    },
    {
      icon: 'layers',
      title: 'CloudLinux',
      text: 'Each account has its own share, so a busy neighbour does not slow you down.',
    },
    {
      icon: 'zap',
      title: 'LiteSpeed',
      text: 'A web server that stays quick with many visitors at once.',
    },
    {
      icon: 'archive-restore',
      title: 'JetBackup',
      text: 'Bring back a file or a database yourself, without waiting for us.',
    },
    {
      icon: 'layout-dashboard',
      title: 'cPanel',
      text: 'Files, mailboxes, databases and domains in one panel.',
    },
    {
      icon: 'package-plus',
      title: 'Softaculous',
      text: 'Sets up applications for you in a few clicks.',
    },
    {
      icon: 'shield-check',
      title: 'Imunify360',
      text: 'Looks for malware and blocks known attacks on your site.',
    },
    {
      icon: 'rocket',
      title: 'One-click WordPress',
      text: 'Choose a name, press a button, and begin to write.',
    },
    {
      icon: 'code-xml',
      title: 'Node.js, Laravel and Python apps',
      text: 'Run an application of your own beside the website.',
    },
  ] satisfies readonly Feature[],
  action: { label: 'Compare the plans', to: '/pricing-comparision' },
} as const;

export const homeOrdering: StepsWords = {
  title: 'How ordering works',
  steps: [
    {
      title: 'Choose here',
      text: 'Compare plans and live prices on this site, and press Purchase Now on the one that fits.',
    },
    {
      title: 'Order in the portal',
      text: 'Our customer portal takes over: open an account or log in, check your order and pay.',
    },
    {
      title: 'Put your site up',
      text: 'Upload your files in cPanel or install WordPress with one click. Bills and tickets stay in the portal.',
    },
  ],
  note: [
    `Good to know: the primary domain of a package cannot be changed once it is active, and you may ask for a refund of hosting within ${facts.refundDays} days of purchase. `,
    { label: 'Read the refund policy', to: '/refund-policy' },
  ],
};

export const homeServices: { title: string; cards: readonly ServiceCard[] } = {
  title: 'We help you every step of the way.',
  cards: [
    {
      id: 'development',
      title: 'Build Your Dream Website',
      subtitle: 'Hire Us For Web Development',
      icon: 'code-xml',
      description: 'Tell us what your site should do, and we plan it, build it and put it online.',
      link: '/contact-us',
      buttonText: 'Contact Us',
    },
    {
      id: 'wordpress',
      title: 'Best For Wordpress',
      subtitle: 'Host WordPress Websites',
      icon: 'rocket',
      description: 'One click installs it; LiteSpeed and NVMe storage keep its pages quick.',
      link: '/web-hosting',
      buttonText: 'Order Now',
    },
    {
      id: 'support',
      title: 'Expert SUPPORT',
      subtitle: 'Dedicated Support On Each Step',
      icon: 'headphones',
      description: 'Ask before you buy, while you move in, and on any working day after that.',
      link: '/contact-us',
      buttonText: 'Contact Us',
    },
    {
      id: 'transfer',
      title: 'Easy & Smooth',
      subtitle: 'Domain Transfer',
      icon: 'arrow-right-left',
      description: 'Four steps bring your name to us, with a checklist so that none fails.',
      link: '/domain-registration',
      buttonText: 'Transfer Now',
    },
  ],
};

export const homePeople = {
  title: 'You know when we are here',
  lead: 'Chat, phone, ticket replies and server administrators keep the same hours. Write at any time; we answer within them.',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  open: 'open',
  closed: 'closed',
  hours: `${facts.supportOpens} to ${facts.supportCloses}`,
  /** {offset} is worked out from the site's facts. */
  zone: `${facts.supportZone} (UTC{offset})`,
  weekLabel: 'Support hours by day',
  ways: [
    { icon: 'message-circle', title: 'Live chat', to: { outside: 'chat' } },
    { icon: 'phone', title: 'Hotline', to: { outside: 'phone' } },
    { icon: 'mail', title: 'E-mail', to: { outside: 'email' } },
  ],
  startChat: 'Start a chat',
} as const;

export const homeFaq: FaqWords = {
  title: 'New to hosting? Start here.',
  lead: [
    'Four words you will meet on every page, explained plainly. Anything else, ',
    { label: 'ask our team', to: '/contact-us' },
    '.',
  ],
  entries: [
    {
      question: 'What is Web Hosting',
      answer: [
        [
          'A website is a folder of files and a database. Web hosting is the place where they live: a computer that is on day and night and sends your pages to whoever asks for them.',
        ],
        [
          'With shared hosting you rent a part of such a computer. We look after the machine, you look after your site in a panel called cPanel. ',
          { label: 'Shared plans', to: '/web-hosting' },
          ' start at 1 GB, which is plenty for a first site.',
        ],
      ],
    },
    {
      question: 'What is Wordpress',
      answer: [
        [
          'WordPress is free software for building websites: you write pages and posts in the browser, choose a design, and add functions such as a shop or a booking form with plugins. No programming is needed to begin.',
        ],
        [
          'It needs hosting to run on. Every one of our ',
          { label: 'web hosting plans', to: '/web-hosting' },
          ' installs it with one click.',
        ],
      ],
    },
    {
      question: 'What is VPS',
      answer: [
        [
          'VPS stands for virtual private server: a slice of a large machine that behaves like a computer of your own. Its processor share, memory and disk are set aside for you, and you may install whatever you like, because you hold root access.',
        ],
        [
          'It suits applications that shared hosting does not allow, and owners who are at home on a command line. Our ',
          { label: 'Cloud VPS', to: '/vps' },
          ' comes with a choice of 100+ operating systems.',
        ],
      ],
    },
    {
      question: 'What is domain',
      answer: [
        [
          'A domain is your address on the internet, the part that people type or remember: yourshop.com. You do not buy it once for all time; you register it for a period and renew it, and as long as you do, nobody else can have it.',
        ],
        [
          'Domain and hosting are two things. You may register the name with us and host elsewhere, or the other way round. ',
          { label: 'Look for a name', to: '/domain-registration' },
          '.',
        ],
      ],
    },
  ],
};
