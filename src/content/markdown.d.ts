// oxlint-disable typescript/consistent-type-imports -- with an import of its own this file would be a module, and its declarations would reach nobody

/** The texts that pipeline/markdown.ts compiles. */
declare module '*.md' {
  export const text: import('./schema/prose.ts').ProseText;
}

declare module 'virtual:article-index' {
  /** All articles without their texts, newest first. */
  export const articles: readonly import('./schema/prose.ts').ArticleMeta[];
  /** By slug, the chunks of all articles but the newest, which comes with its page. */
  export const olderTexts: Readonly<
    Record<string, () => Promise<{ text: import('./schema/prose.ts').Article }>>
  >;
}

declare module 'virtual:newest-article' {
  /** The article that /blog-details is prerendered with. */
  export const newestArticle: import('./schema/prose.ts').Article;
}
