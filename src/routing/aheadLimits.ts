/** How many bytes the site may prefetch. */
export const aheadLimit = 60_000;

/** No page's own files are larger than this, in bytes. */
export const largestPage = 20_000;
