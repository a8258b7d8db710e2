/**
 * The oldest browsers with full support (docs/browsers.md). Scripts and styles are compiled for them;
 * src/tsconfig.json and .stylelintrc.json refuse what cannot be.
 */
export const supportedBrowsers = ['chrome100', 'firefox102', 'safari15.4'];
