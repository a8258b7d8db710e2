import type * as v from 'valibot';
import { homePages } from './pages/home.ts';

/** The schema of each page's words, by the name of its file in the language's folder. */
export const pageSchemas = {
  ...homePages,
};

export type PageName = keyof typeof pageSchemas;

/** The words of a page. */
export type PageCopy<Name extends PageName> = v.InferOutput<(typeof pageSchemas)[Name]>;

/** What every page component is given. */
export interface PageProps<Name extends PageName> {
  copy: PageCopy<Name>;
}
