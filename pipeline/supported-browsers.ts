/**
 * The oldest browsers with full support (docs/browsers.md). Scripts and styles are compiled for them;
 * src/tsconfig.json and .stylelintrc.json reject what they lack.
 */
export const supportedBrowsers = ['chrome100', 'firefox102', 'safari15.4', 'ios15.4'];
