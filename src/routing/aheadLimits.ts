/** How many pages the site may load before the visitor shows interest in one. */
export const pagesAhead = 2;

/** How many bytes a visit may have cost by then, the page itself included. */
export const visitLimit = 160_000;

/** No page's own files are larger than this, in bytes. */
export const largestPage = 17_000;
