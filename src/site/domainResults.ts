import { pages } from './pages.ts';

/** The page that shows the results of domain searches, if the site has one. */
export const domainResultsPath = pages.find(({ domainResults }) => domainResults)?.path;
