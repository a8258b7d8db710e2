import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

export interface LanguageOption {
  /** The prefix of the language's addresses: none for English, `/bn` for Bangla. */
  base: '' | '/bn';
}

/** Playwright's `test` for specs that run in every language of the site. */
export const test = base.extend<LanguageOption>({ base: ['', { option: true }] });
