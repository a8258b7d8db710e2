import type { MarkdownReferences } from './context.ts';

/** What the Markdown of the tests may refer to. */
export const references: MarkdownReferences = {
  facts: { brand: 'Padma Host', city: 'Sylhet', refundDays: '9' },
  pagePaths: new Set(['/', '/vps', '/web-hosting', '/contact-us', '/blog-details/epp-code']),
  articles: '/blog-details',
  redirects: { '/vps-hosting': '/vps' },
};
