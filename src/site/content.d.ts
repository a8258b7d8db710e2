// oxlint-disable typescript/consistent-type-imports -- a top-level import would make this file a module, whose declarations are not global

/* The content, compiled by pipeline/content/compile.ts to generated/. */

declare module '#content/pages.js' {
  /** A page's component with its words. */
  export interface View {
    /** In the browser's tab, after the brand. */
    title: string;
    Page: import('react').ComponentType<{ copy: unknown }>;
    copy: unknown;
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

declare module '#content/menu-notes.js' {
  /** One line about each page, by path. */
  export const notes: Readonly<Record<string, string>>;
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
