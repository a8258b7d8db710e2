/** The words around every long text. */
export const proseWords = {
  contents: 'Contents',
  /** Before a heading's own words, for screen readers: 'Link to: Refunds'. */
  linkTo: 'Link to:',
} as const;
