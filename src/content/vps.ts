/** The text of /vps; plans and prices are in plans/cloudVps.ts. */
export const vpsPage = {
  hero: {
    title: 'A server of your own in the cloud',
    lead: 'Root access, a dedicated IP and NVMe storage in every plan.',
  },
  note: {
    text: 'All Cloud VPS plans are billed by the month in taka.',
    link: { label: 'Compare six sizes in dollars', to: '/vps-pricing' },
  },
  claim: {
    figure: '100+',
    title: 'operating systems',
    text: 'Install one today and another tomorrow. Nothing on the server is ours to decide.',
    points: [
      {
        icon: 'square-terminal',
        name: 'Root access',
        text: 'Administrator rights over the whole server. Install and change what you like.',
      },
      {
        icon: 'monitor-cog',
        name: 'Virtualisation panel',
        text: 'Start, stop and reinstall the server yourself, at any hour.',
      },
      {
        icon: 'map-pin',
        name: 'Dedicated IP',
        text: 'An internet address that no neighbour’s mail or traffic can spoil.',
      },
      {
        icon: 'infinity',
        name: 'Unlimited bandwidth',
        text: 'A good month with many visitors does not bring a second bill.',
      },
    ],
  },
  closing: {
    title: 'Is a VPS what you need?',
    lead: 'VPS orders are not refundable, so take a minute to be sure.',
    links: [
      {
        icon: 'globe',
        text: 'You want a website and mailboxes, and no server to look after.',
        link: { label: 'Web Hosting', to: '/web-hosting' },
      },
      {
        icon: 'server-cog',
        text: 'You want a VPS with WHM and cPanel on it.',
        link: { label: 'WHM & cPanel VPS', to: '/whm-cpanel-vps' },
      },
      {
        icon: 'settings-2',
        text: 'You know your numbers, and none of the three plans has them.',
        link: { label: 'Custom VPS', to: '/custom-vps' },
      },
      {
        icon: 'server',
        text: 'You want the whole machine to yourself.',
        link: { label: 'Dedicated servers', to: '/dedicated-server' },
      },
    ],
  },
} as const;
