// oxlint-disable typescript/consistent-type-imports -- a top-level import would make this file a module, whose declarations are not global

/* The content, compiled by pipeline/content/compile.ts to generated/. */

declare module '#content/pages.js' {
  /** A page. */
  export interface View {
    /** In the browser's tab, after the brand. */
    title: string;
    Page: import('react').ComponentType;
  }

  /** The modules of all pages, by path. */
  export const views: Readonly<Record<string, () => Promise<View>>>;
}

declare module '#content/articles.js' {
  /** All articles without their texts, newest first. */
  export const articles: readonly import('../schema/prose.ts').ArticleMeta[];
}

declare module '#content/tooltips.js' {
  /** What each feature is, by id. */
  export const tooltips: Readonly<Record<string, string>>;
}

declare module '#content/themes.js' {
  /** The themes that visitors choose from, by the names that browsers store. */
  export const themes: readonly string[];
}

declare module '#content/words/company.js' {
  type Company = import('../schema/company.ts').Company;
  export const address: Company['address'];
  export const city: Company['city'];
  export const days: Company['days'];
  export const tagline: Company['tagline'];
  const company: Company;
  export default company;
}

declare module '#content/words/language-build.js' {
  /** The locale for shared links. */
  export const openGraph: string;
}

declare module '#content/menu-notes.js' {
  /** One line about each page, by path. */
  export const notes: Readonly<Record<string, string>>;
}

declare module '#content/page-data.js' {
  /** What each page's file lists, by path; references are still names. Not for browsers. */
  export const pageData: Readonly<
    Record<
      string,
      { sections: readonly { section: string; [field: string]: unknown }[] } | undefined
    >
  >;
}

declare module '#content/plan-families.js' {
  export const planFamilies: readonly import('../schema/plan.ts').PlanFamily[];
}

/* Words that sections share, wherever they are. */

declare module '#content/words/articles.js' {
  const words: import('../schema/sharedWords.ts').ArticlesCopy;
  export default words;
}
declare module '#content/words/contact-ways.js' {
  const words: import('../schema/sharedWords.ts').ContactWays;
  export default words;
}
declare module '#content/words/countdown.js' {
  const words: import('../schema/sharedWords.ts').CountdownCopy;
  export default words;
}
declare module '#content/words/differences.js' {
  const words: import('../schema/sharedWords.ts').DifferencesCopy;
  export default words;
}
declare module '#content/words/domain-obstacles.js' {
  const words: import('../schema/blocks.ts').DomainObstacles;
  export default words;
}
declare module '#content/words/domain-prices.js' {
  const words: import('../schema/sharedWords.ts').DomainPricesCopy;
  export default words;
}
declare module '#content/words/included-features.js' {
  const words: import('../schema/sharedWords.ts').IncludedFeaturesCopy;
  export default words;
}
declare module '#content/words/legal.js' {
  const words: import('../schema/sharedWords.ts').LegalCopy;
  export default words;
}
declare module '#content/words/mail-records.js' {
  const words: import('../schema/sharedWords.ts').MailRecordsCopy;
  export default words;
}
declare module '#content/words/plan-cards.js' {
  const words: import('../schema/sharedWords.ts').PlanCardsCopy;
  export default words;
}
declare module '#content/words/portal-messages.js' {
  const words: import('../schema/sharedWords.ts').PortalMessages;
  export default words;
}
declare module '#content/words/product-tabs.js' {
  const words: Readonly<Record<string, import('../schema/blocks.ts').ProductTabs>>;
  export default words;
}
declare module '#content/words/prose.js' {
  const words: import('../schema/sharedWords.ts').ProseCopy;
  export default words;
}
declare module '#content/words/quote-request.js' {
  const words: import('../schema/sharedWords.ts').QuoteRequestCopy;
  export default words;
}
declare module '#content/words/support-clock.js' {
  const words: import('../schema/sharedWords.ts').SupportClockCopy;
  export default words;
}
declare module '#content/words/quote-form.js' {
  const words: import('../schema/quoteForm.ts').QuoteFormWords;
  export default words;
}
declare module '#content/plans/finder.js' {
  const finder: import('../schema/planFinder.ts').PlanFinderCopy;
  export default finder;
}
declare module '#content/plans/home-cards.js' {
  const cards: readonly import('../schema/plan.ts').HomeCard[];
  export default cards;
}
declare module '#content/plans/features.js' {
  const words: import('../schema/plan.ts').FeatureWords;
  /** The value of a feature that a plan simply has; tables show a check mark. */
  export const included: string;
  export default words;
}

/** A family of plans. */
declare module '#content/plans/*.js' {
  const family: import('../schema/plan.ts').PlanFamily;
  export default family;
}

/** A compiled article. */
declare module '#content/blog/*.md.js' {
  export const text: import('../schema/prose.ts').Article;
}

/** A compiled Markdown text. */
declare module '#content/*.md.js' {
  export const text: import('../schema/prose.ts').ProseText;
}

/** A compiled YAML file; what it holds is typed where it is imported. */
declare module '#content/*' {
  const value: unknown;
  export default value;
}
