/** How many bytes the site may load before the visitor shows interest in a page: two pages. */
export const aheadLimit = 40_000;

/** No page's own files are larger than this, in bytes. */
export const largestPage = 20_000;
