/** A DNS record that mail needs. */
export interface MailRecord {
  type: string;
  name: string;
  /** What it does, for beginners. */
  text: string;
  /** Where its value comes from. */
  source: string;
}

/** The records that business mail needs with any provider. */
export const mailRecords = {
  title: 'The records behind the mail',
  lead: 'They stand where your domain’s name servers are managed. If the name servers are not ours, you get the values to paste in there.',
  caption: 'DNS records for mail on your own domain',
  columns: { record: 'Record', text: 'What it does', source: 'Its value comes from' },
  records: [
    {
      type: 'TXT',
      name: 'Verification',
      text: 'Proves that the domain is yours. It is read once, before the mailboxes open.',
      source: 'Made for your account',
    },
    {
      type: 'MX',
      name: 'Mail exchange',
      text: 'Tells the world where mail for your domain is delivered. This one does the move.',
      source: 'The mail service',
    },
    {
      type: 'TXT',
      name: 'SPF',
      text: 'Lists who may send in your name. A domain has one SPF record: add to it, never write a second.',
      source: 'The mail service, and your website if it sends mail',
    },
    {
      type: 'TXT',
      name: 'DKIM',
      text: 'The public half of a signature on every message, so that a changed one is noticed.',
      source: 'Made for your account',
    },
    {
      type: 'TXT',
      name: 'DMARC',
      text: 'Says what others should do with mail that fails the checks. Start by asking for reports only.',
      source: 'You write it; we help',
    },
  ],
} as const satisfies { records: readonly MailRecord[] } & Record<string, unknown>;
