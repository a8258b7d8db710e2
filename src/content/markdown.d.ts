// oxlint-disable typescript/consistent-type-imports -- a top-level import would make this file a module, whose declarations are not global

/** The texts that pipeline/markdown.ts compiles. */
declare module '*.md' {
  export const text: import('./schema/prose.ts').ProseText;
}

declare module 'virtual:article-index' {
  /** All articles without their texts, newest first. */
  export const articles: readonly import('./schema/prose.ts').ArticleMeta[];
}
