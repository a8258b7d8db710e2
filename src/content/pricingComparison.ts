/** The text of /pricing-comparision. */
export const pricingComparison = {
  table: {
    title: 'Shared plans, row by row',
    lead: 'The same software in all three. Look for the row where you need more.',
    caption: 'Shared hosting plans compared',
  },
  choose: {
    title: 'Which row decides?',
    facts: [
      {
        figure: 'One site',
        text: 'with one database and one mailbox fits on the 1 GB plan. It is the one to begin with.',
      },
      {
        figure: 'A few sites',
        text: 'under different names need addon domains. The 5 GB plan has five of them.',
      },
      {
        figure: 'Large files',
        text: 'and many mailboxes fill a disk first. The 10 GB plan gives the most room and reads at 30 MB/s.',
      },
      {
        figure: 'More than that',
        text: 'is what premium hosting is for: memory and cores of a known size, and SSH access.',
        link: { label: 'Look at premium hosting', to: '/premium-hosting' },
      },
    ],
  },
} as const;
