/** The text of /pricing-default. */
export const pricingDefault = {
  overview: {
    title: 'Every price on one page',
    lead: 'Every family and every plan, with monthly prices in taka.',
    jump: 'Families on this page',
    more: 'Look at the plans',
  },
  reading: {
    title: 'How to read these prices',
    facts: [
      {
        figure: 'Struck out',
        text: 'is our list price. Beside it stands what you save today, in whole percent.',
      },
      {
        figure: 'Yearly',
        text: 'billing is offered for shared and premium hosting. Their pages have a switch that shows both prices.',
        link: { label: 'Compare the shared plans', to: '/pricing-comparision' },
      },
      {
        figure: '৳0',
        text: 'never means free. It means that the portal names no price right now, and that we gladly tell you.',
        link: { label: 'Ask us', to: '/contact-us' },
      },
      {
        figure: 'Everything else',
        text: 'about a plan stands in one long table that you can print.',
        link: { label: 'See every specification', to: '/pricing-specifications' },
      },
    ],
  },
} as const;
