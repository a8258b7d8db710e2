import { facts } from './facts.ts';
import { resellerHosting as reseller } from './plans/reseller.ts';
import { specNumber } from './plans/specs.ts';

/** The text of /reseller-hosting; plans and prices are in plans/reseller.ts. */
export const resellerHostingPage = {
  hero: {
    title: 'Host your clients under your own brand',
    lead: 'WHM for you, a cPanel account for each client, free SSL for all of them.',
  },
  note: {
    text: 'Subdomains, databases, FTP and e-mail are unlimited in all three.',
    link: { label: 'See every specification', to: '/pricing-specifications' },
  },
  quilt: {
    title: 'Every patch is a client',
    lead: 'One patch stands for one cPanel account, with a login, a panel and mailboxes of its own. Start with a small cloth and sew on as you grow.',
    unit: 'cPanel accounts',
    accounts: reseller.plans.map((plan) => ({
      name: plan.name,
      count: specNumber(plan, 'cPanel accounts'),
    })),
  },
  steps: {
    title: 'From your order to your first client',
    steps: [
      {
        title: 'Order in the portal',
        text: 'Choose a plan here and pay there. The setup is instant: nobody has to prepare it for you.',
      },
      {
        title: 'Open WHM',
        text: 'WebHost Manager is your side of the counter. In it you decide what a package of yours holds.',
      },
      {
        title: 'Add a client',
        text: 'Each client gets a cPanel account with free SSL and Softaculous, and e-mail at the client’s own domain.',
      },
      {
        title: 'Sleep at night',
        text: 'JetBackup keeps copies, and files and databases come back from the panel when a client breaks something.',
      },
    ],
  },
  closing: {
    title: 'Sell more than space',
    lead: 'Clients who need hosting need a name, too.',
    links: [
      {
        icon: 'boxes',
        text: 'Register domain names for your clients at reseller prices, with a module for your own system.',
        link: { label: 'Domain reseller programme', to: '/domain-reseller' },
      },
      {
        icon: 'sparkles',
        text: `Recommend us instead and earn ${facts.affiliatePercent}% of what your visitors buy, paid out from ${facts.affiliatePayout} taka.`,
        link: { label: 'Affiliate programme', to: '/affiliates' },
      },
    ],
  },
} as const;
