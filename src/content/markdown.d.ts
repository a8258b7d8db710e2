// oxlint-disable typescript/consistent-type-imports -- with an import of its own this file would be a module, and its declarations would reach nobody

/** The texts that pipeline/markdown.ts compiles. */
declare module '*.md' {
  export const text: import('./schema/prose.ts').ProseText;
}

declare module 'virtual:article-index' {
  /** All articles without their texts, newest first. */
  export const articles: readonly import('./schema/prose.ts').ArticleMeta[];
}
