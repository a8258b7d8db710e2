/** Bytes that the site may fetch ahead of the visitor. */
export const aheadLimit = 60_000;

/** The most that one page's own files take. */
export const largestPage = 20_000;
