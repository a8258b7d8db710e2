import type * as v from 'valibot';
import { sharedWordFiles } from './sharedWords.ts';
import { companySchema } from './company.ts';
import { consentSchema } from './consent.ts';
import { defaultsSchema } from './defaults.ts';
import { domainsSchema } from './domain.ts';
import { habitsSchema } from './habits.ts';
import { languageSchema } from './language.ts';
import { layoutSchema } from './layout.ts';
import { navigationSchema } from './navigation.ts';
import {
  familyFactsSchema,
  familyWordsSchema,
  featureIconsSchema,
  featureWordsSchema,
  homeCardsSchema,
  homeCardWordsSchema,
} from './plan.ts';
import { finderFactsSchema, finderWordsSchema } from './planFinder.ts';
import { articleFrontMatter, proseFrontMatter } from './prose.ts';
import { redirectsSchema } from './redirects.ts';
import { rulesSchema } from './rules.ts';
import { siteSchema } from './site.ts';

/** Facts, which are the same in every language. */
const factFiles: Readonly<Record<string, v.GenericSchema>> = {
  site: siteSchema,
  rules: rulesSchema,
  redirects: redirectsSchema,
  domains: domainsSchema,
  habits: habitsSchema,
  defaults: defaultsSchema,
  'plans/features': featureIconsSchema,
  'plans/finder': finderFactsSchema,
  'plans/home-cards': homeCardsSchema,
};

/** Words, by the file's name in the language's folder. */
const wordFiles: Readonly<Record<string, v.GenericSchema>> = {
  'words/company': companySchema,
  'words/consent': consentSchema,
  'words/language': languageSchema,
  'words/layout': layoutSchema,
  'words/navigation': navigationSchema,
  'plans/features': featureWordsSchema,
  'plans/finder': finderWordsSchema,
  'plans/home-cards': homeCardWordsSchema,
  ...sharedWordFiles,
};

/** The schema of a YAML file, by its name in content: `en/words/plan-cards.yaml`. Pages have none: they are lists of sections. */
export function schemaOf(name: string): v.GenericSchema | undefined {
  const [, language, file = ''] = /^(?:([a-z]{2})\/)?(.+)\.yaml$/.exec(name) ?? [];
  const isPlan = file.startsWith('plans/');
  if (language === undefined) return factFiles[file] ?? (isPlan ? familyFactsSchema : undefined);
  if (isPlan) return wordFiles[file] ?? familyWordsSchema;
  return wordFiles[file];
}

/** The schema of a Markdown file's front matter, by its name in content: `en/blog/email-records.md`. */
export function frontMatterOf(name: string): v.GenericSchema | undefined {
  const [, area] = /^[a-z]{2}\/(blog|legal)\/[^/]+\.md$/.exec(name) ?? [];
  if (area === undefined) return undefined;
  return area === 'blog' ? articleFrontMatter : proseFrontMatter;
}
