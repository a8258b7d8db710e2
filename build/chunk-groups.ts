import type { Rolldown } from 'vite';

/** What stands together in one file of the app; the bundler cuts the rest by itself. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    // By itself, because it can be run before the app and not in one go with it, which would take a
    // cheap phone a tenth of a second; and it stays cached where a release changes only the site.
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    priority: 3,
  },
  // What every page needs is not torn apart by the next group.
  { name: 'app', tags: ['$initial'], priority: 2 },
  // Small files that nearly every page with prices needs all of: one request instead of five.
  { name: 'prices', test: /[\\/]src[\\/](?:portal|pricing)[\\/]/, priority: 1 },
];
