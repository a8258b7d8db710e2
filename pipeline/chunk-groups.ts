import type { Rolldown } from 'vite';

/** Chunks with a name of their own; the bundler splits the rest by what the pages share. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Stays cached when a release changes only the site, and runs before the app, in a task of its own.
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    priority: 2,
  },
  // Everything else that every page needs, the base styles included.
  { name: 'app', tags: ['$initial'], priority: 1 },
  // What more than a third of the pages use, as one file instead of a dozen.
  { name: 'base', minShareCount: 20 },
];
