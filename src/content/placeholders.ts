import type { IconName } from '../icons/names.ts';
import type { OfferContent } from './quoteRequest.ts';

/** A product that has no price list: what to say about it, and what to ask. */
interface PlaceholderPage {
  /** The top of the page, with its heading. */
  hero: { eyebrow: string; title: string; lead: string };
  /** The description is under 'Thank You for Your Interest!'. */
  screen: { icon: IconName; description: string };
  offer: OfferContent;
}

/** Every product without a price list, by its page. */
export const placeholderPages = {
  '/wordpress-hosting': {
    hero: {
      eyebrow: 'WordPress hosting',
      title: 'WordPress hosting, sized to your site',
      lead: 'A blog, a school site and a shop with a thousand products are all WordPress, and none needs the same package. So we look at yours first.',
    },
    screen: {
      icon: 'file-text',
      description:
        'WordPress packages have no price list yet: we put them together in conversation. Choose the way that suits you, and we answer with a package and its price in taka.',
    },
    offer: {
      questions: [
        {
          ask: 'Is the site new, or does it move here from another host?',
          why: 'A move means copying files and database, and choosing an hour for the switch.',
        },
        {
          ask: 'About how many visitors come in a month?',
          why: 'A rough number from your statistics is enough.',
        },
        {
          ask: 'Do people buy or log in on it?',
          why: 'Carts and member areas work the server harder than pages that everyone sees alike.',
        },
        {
          ask: 'How large are its files and its database?',
          why: 'Your present control panel shows both.',
        },
        {
          ask: 'Which domain name is it for, and where is the name registered?',
          why: 'We then know who has to change the name servers.',
        },
      ],
      mailSubject: 'WordPress hosting: please make me an offer',
      today: {
        text: 'Every shared plan has one-click WordPress, LiteSpeed, JetBackup and free SSL. If that covers your site, there is nothing to wait for.',
        links: [
          { label: 'See shared plans', to: '/web-hosting' },
          { label: 'See premium plans', to: '/premium-hosting' },
        ],
      },
    },
  },
  '/whm-cpanel-vps': {
    hero: {
      eyebrow: 'WHM & cPanel VPS',
      title: 'A virtual server with WHM and cPanel on it',
      lead: 'WHM is where you run the server and open accounts. cPanel is what the owner of each account sees. You get both, on a VPS of your own.',
    },
    screen: {
      icon: 'server-cog',
      description:
        'The panel’s licence depends on how many accounts you run, so one printed price would be wrong for most. Tell us your numbers and we quote server and licence together, in taka.',
    },
    offer: {
      questions: [
        {
          ask: 'How many cPanel accounts do you run now, and how many in a year?',
          why: 'The licence is counted by accounts.',
        },
        {
          ask: 'How much storage do all accounts use together?',
          why: 'Databases and mailboxes count as well as files.',
        },
        {
          ask: 'What does the busiest site do?',
          why: 'One shop with a sale tomorrow decides more than fifty quiet pages.',
        },
        {
          ask: 'Do the accounts come from another WHM server?',
          why: 'Between two servers with WHM, whole accounts can be copied.',
        },
        {
          ask: 'Do you want name servers under your own domain?',
          why: 'They need a dedicated IP and records at your registrar.',
        },
      ],
      mailSubject: 'WHM & cPanel VPS: please make me an offer',
      today: {
        text: 'If you want WHM for your clients but no server to look after, reseller hosting has it in every plan. If you install panels yourself, Cloud VPS comes with root access.',
        links: [
          { label: 'See reseller plans', to: '/reseller-hosting' },
          { label: 'See Cloud VPS', to: '/vps' },
        ],
      },
    },
  },
  '/cpanel-vps': {
    hero: {
      eyebrow: 'cPanel VPS',
      title: 'A cPanel VPS for one owner and many sites',
      lead: 'The panel you know from shared hosting, on a virtual server that you share with nobody. For owners who have outgrown a package but not the panel.',
    },
    screen: {
      icon: 'layers',
      description:
        'How large the server should be depends on your sites, and we would rather look than guess. Reach us below and we answer with a size and a price in taka.',
    },
    offer: {
      questions: [
        {
          ask: 'How many sites will stand on it?',
          why: 'And whether they all belong to you: clients with logins of their own need WHM.',
        },
        {
          ask: 'Which package do you use today, and where does it get tight?',
          why: 'Slow pages, a full disk and a limit on processes each call for something else.',
        },
        {
          ask: 'How much storage do sites, databases and mail use?',
          why: 'Your panel’s disk usage page has the number.',
        },
        {
          ask: 'Which software do the sites run on?',
          why: 'WordPress, Laravel, Node.js and Python all want their own versions.',
        },
        {
          ask: 'Will you look after the server yourself?',
          why: 'With root access come updates, and somebody has to install them.',
        },
      ],
      mailSubject: 'cPanel VPS: please make me an offer',
      today: {
        text: 'Premium hosting has more memory, cores and disk speed than a shared plan, and you manage no server. It may be the smaller step.',
        links: [
          { label: 'See premium plans', to: '/premium-hosting' },
          { label: 'See Cloud VPS', to: '/vps' },
        ],
      },
    },
  },
  '/custom-vps': {
    hero: {
      eyebrow: 'Custom VPS',
      title: 'A VPS cut to your numbers',
      lead: 'Much memory and little disk, or the other way round: when no listed plan has your shape, write down what you want and ask.',
    },
    screen: {
      icon: 'settings-2',
      description:
        'A custom server has no list price because it is not on a list. Give us the numbers and we answer with a price in taka, or tell you plainly that a listed plan would do.',
    },
    offer: {
      questions: [
        {
          ask: 'How many vCPU, and how much memory?',
          why: 'If you are unsure, tell us what your present server shows under load.',
        },
        {
          ask: 'How much storage, and how fast does it grow?',
          why: 'Growth decides whether we plan for today or for next year.',
        },
        {
          ask: 'Which operating system?',
          why: 'There are more than 100 to choose from; name the version too.',
        },
        {
          ask: 'How many IP addresses?',
          why: 'One is usual. More need a reason, because addresses are scarce.',
        },
        {
          ask: 'What will run on it, and from when?',
          why: 'A database, a game server and a mail server are tuned in different ways.',
        },
      ],
      mailSubject: 'Custom VPS: please make me an offer',
      today: {
        text: 'Three Cloud VPS sizes are listed with live prices, each with root access, a dedicated IP and unlimited bandwidth.',
        links: [
          { label: 'See Cloud VPS', to: '/vps' },
          { label: 'Compare VPS prices', to: '/vps-pricing' },
        ],
      },
    },
  },
  '/whm-cpanel-dedicated-server': {
    hero: {
      eyebrow: 'WHM & cPanel dedicated',
      title: 'A whole machine, with WHM and cPanel installed',
      lead: 'For hosting businesses and agencies whose accounts fill more than a virtual server: bare metal, with the panel your clients already know.',
    },
    screen: {
      icon: 'server-cog',
      description:
        'Machine and licence are priced together, and the licence follows your number of accounts. Tell us what you host and we prepare one offer in taka.',
    },
    offer: {
      questions: [
        {
          ask: 'How many cPanel accounts will the machine carry?',
          why: 'The licence is counted by accounts.',
        },
        {
          ask: 'How much disk do they fill today?',
          why: 'Add what backups on the same machine would take.',
        },
        {
          ask: 'Which of our three machines comes closest?',
          why: 'Their processors, memory and disks are on the unmanaged page.',
        },
        {
          ask: 'Do the accounts move from another server, and by when?',
          why: 'Large moves go account by account, so a date helps to plan them.',
        },
        {
          ask: 'Who administers the server?',
          why: 'Our server administrators work in the support hours, not around the clock.',
        },
      ],
      mailSubject: 'WHM & cPanel dedicated server: please make me an offer',
      today: {
        text: 'The same kind of machines are listed without a panel, with live prices and full root access.',
        links: [
          { label: 'See dedicated servers', to: '/dedicated-server' },
          { label: 'See reseller plans', to: '/reseller-hosting' },
        ],
      },
    },
  },
  '/custom-dedicated-server': {
    hero: {
      eyebrow: 'Custom dedicated server',
      title: 'Your processor, your memory, your disks',
      lead: 'Some loads fit no shelf: a large database, a render queue, a game with its own rules. Describe the machine and we find out what it costs.',
    },
    screen: {
      icon: 'cpu',
      description:
        'Custom machines are quoted one by one. Send us what you need, and what you could live without, and we answer with a price in taka.',
    },
    offer: {
      questions: [
        {
          ask: 'Do you need many cores, or fast ones?',
          why: 'Web servers like many; some databases and games wait for a single one.',
        },
        {
          ask: 'How much memory, and must it be ECC?',
          why: 'ECC memory repairs flipped bits, which matters where data must not be wrong.',
        },
        {
          ask: 'How much storage, and may one disk fail?',
          why: 'A mirror of two disks costs twice the disk and no lost weekend.',
        },
        {
          ask: 'Which operating system shall be installed?',
          why: 'Or none, if you install it yourself.',
        },
        {
          ask: 'What will run on it, and from when?',
          why: 'We say so if a smaller machine would do.',
        },
      ],
      mailSubject: 'Custom dedicated server: please make me an offer',
      today: {
        text: 'Three bare-metal machines are listed with live prices, each with full root access, unlimited bandwidth and an IPv4 address of its own.',
        links: [
          { label: 'See dedicated servers', to: '/dedicated-server' },
          { label: 'See Cloud VPS', to: '/vps' },
        ],
      },
    },
  },
} as const satisfies Readonly<Record<string, PlaceholderPage>>;
