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
  // Styles alone, which hardly ever change. And what is left of the first round trip is filled
  // better by two files than by one (docs/decisions/paint-before-app.md).
  { name: 'base', test: /[\\/]src[\\/]styles[\\/]/, priority: 4 },
  // What every page needs is not torn apart by the next groups.
  { name: 'app', tags: ['$initial'], priority: 2 },
  // Small files that pages nearly always need together: one request instead of several.
  {
    name: 'prices',
    test: /[\\/]src[\\/](?:portal|pricing|content[\\/]plans[\\/]listPrices|ui[\\/]VisuallyHidden)\b/,
    priority: 1,
  },
  { name: 'headings', test: /[\\/]src[\\/]ui[\\/](?:Eyebrow|SectionHeading)[\\/]/, priority: 1 },
  { name: 'medallion', test: /[\\/]src[\\/]ui[\\/]Medallion[\\/]/, priority: 1 },
];
