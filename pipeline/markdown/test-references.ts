import type { MarkdownKnowledge } from './context.ts';

/** What the Markdown of the tests may refer to. */
export const knowledge: MarkdownKnowledge = {
  facts: { brand: 'Padma Host', city: 'Sylhet', refundDays: '9' },
  pagePaths: new Set(['/', '/vps', '/web-hosting', '/contact-us', '/blog-details/epp-code']),
  redirects: { '/vps-hosting': '/vps' },
};
