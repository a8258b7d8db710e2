/** The words around the legal documents; their texts are the Markdown files in legal/. */
export const legalWords = {
  eyebrow: 'Legal',
  lastUpdated: 'Last updated',
  contactTitle: 'Something unclear?',
  contactText: 'Ask before you agree. We answer in plain words too.',
  others: 'The other documents',
} as const;
