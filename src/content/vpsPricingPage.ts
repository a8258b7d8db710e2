/** The text of /vps-pricing; the rows are in plans/vpsPricing.ts. */
export const vpsPricingPage = {
  hero: {
    title: 'Six VPS sizes, side by side',
    lead: 'Monthly prices in US dollars. The bar shows the score next to the others.',
  },
  table: {
    caption: 'VPS sizes with monthly prices in US dollars',
    columns: {
      vcpu: 'vCPU',
      memory: 'Memory',
      cpu: 'CPU power',
      storage: 'Storage',
      score: 'Geekbench score',
      bandwidth: 'Bandwidth',
      price: 'Price',
      order: 'Order',
    },
    perMonth: '/mo',
    order: { label: 'Order Now', to: '/login' },
  },
  banner: {
    title: 'Our Server is 25% Faster',
    text: 'under 60 seconds worldwide deploy',
    link: { label: 'Get Offer', to: '/login' },
  },
  closing: {
    title: 'Rather pay in taka?',
    lead: 'The Cloud VPS plans are priced in taka, with live prices.',
    links: [
      {
        icon: 'cloud',
        text: 'Three plans with root access, a dedicated IP and a choice of 100+ operating systems.',
        link: { label: 'Cloud VPS', to: '/vps' },
      },
      {
        icon: 'settings-2',
        text: 'None of these sizes? Tell us your numbers and we answer with a price.',
        link: { label: 'Custom VPS', to: '/custom-vps' },
      },
    ],
  },
} as const;
