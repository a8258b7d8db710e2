import { test as base } from '@playwright/test';
import { basePathOf } from '../src/schema/languageCodes.ts';
import type { LanguageCode } from '../src/schema/languageCodes.ts';
import { buildFacts } from '../src/site/buildFacts.ts';

export { expect } from '@playwright/test';

export interface LanguageOption {
  language: LanguageCode;
}

interface Fixtures {
  /** The prefix of the language's addresses: none for the site's first, such as `/bn` for another. */
  base: string;
}

/** Playwright's `test` for specs that run in every language of the site. */
export const test = base.extend<LanguageOption & Fixtures>({
  language: ['en', { option: true }],
  base: ({ language }, use) => use(basePathOf(language, buildFacts.languages)),
});
