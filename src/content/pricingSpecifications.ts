/** The text of /pricing-specifications. */
export const pricingSpecifications = {
  tables: {
    title: 'Every number of every plan',
    lead: 'The full specification of every family, made to be printed.',
    jump: 'Families on this page',
    print: 'Print this page',
  },
  closing: {
    title: 'A row is missing?',
    text: 'If the number you look for is not in a table, we have not promised it. Ask, and you get an answer that holds.',
    actions: [
      { label: 'Ask about a plan', to: '/contact-us' },
      { label: 'Prices at a glance', to: '/pricing-default' },
    ],
    motif: 'company',
  },
} as const;
