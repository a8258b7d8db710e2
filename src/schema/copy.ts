import type * as v from 'valibot';
import { companyPages } from './pages/company.ts';
import { domainPages } from './pages/domains.ts';
import { otherPages } from './pages/other.ts';
import { pricingPages } from './pages/pricing.ts';

/** The schema of each page's words, by the name of its file in the language's folder. */
export const pageSchemas = {
  ...domainPages,
  ...pricingPages,
  ...companyPages,
  ...otherPages,
};

export type PageName = keyof typeof pageSchemas;

/** The words of a page. */
export type PageCopy<Name extends PageName> = v.InferOutput<(typeof pageSchemas)[Name]>;

/** What every page component is given. */
export interface PageProps<Name extends PageName> {
  copy: PageCopy<Name>;
}
