import { premiumHosting as premium } from './plans/premium.ts';
import { sharedHosting as shared } from './plans/shared.ts';
import { specNumber } from './plans/specs.ts';

/** The text of /premium-hosting; plans and prices are in plans/premium.ts. */
export const premiumHostingPage = {
  hero: {
    title: 'Premium hosting for busy sites',
    lead: 'Four to eight cores, up to 8 GB of memory, and SSH in every plan.',
  },
  note: {
    text: 'One account holds 20, 50 or 100 websites.',
    link: { label: 'See every specification', to: '/pricing-specifications' },
  },
  speed: {
    title: 'Where a busy site gets slow, and where it does not',
    lead: 'A busy shop often waits for its disk. The I/O limit says how much your account may read and write each second.',
    caption: 'I/O limit by plan',
    unit: 'MB/s',
    bars: [shared, premium].flatMap((family) =>
      family.plans.map((plan) => ({
        name: plan.name,
        value: specNumber(plan, 'I/O limit'),
        own: family === premium,
      })),
    ),
  },
  terminal: {
    title: 'A command line of your own',
    text: 'Terminal and SSH access come with all three plans. Deploy a release, follow a log or run a script from your own computer, over an encrypted connection.',
    lines: ['ssh you@your-domain.example', 'cd public_html', 'tail -f error_log'],
  },
  closing: {
    title: 'Unlimited, in plain words',
    text: 'Bandwidth, subdomains, databases, e-mail and FTP accounts have no number to run into. One rule of our terms remains: a site may not use more than half of its bandwidth for file transfers. Not sure whether yours does? Describe it to us.',
    actions: [
      { label: 'Ask about your site', to: '/contact-us' },
      { label: 'Read the terms', to: '/terms-of-service' },
    ],
    motif: 'hosting',
  },
} as const;
