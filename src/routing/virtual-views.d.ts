// oxlint-disable typescript/consistent-type-imports -- with an import of its own this file would be a module, and its declaration would reach nobody

declare module 'virtual:views' {
  /** A page's component with its words. */
  export interface View {
    /** In the browser's tab, after the brand. */
    title: string;
    Page: import('react').ComponentType<{ copy: unknown }>;
    copy: unknown;
  }

  /** The modules of all pages, by path; `pipeline/page-views.ts` writes the list from the page registry. */
  export const views: Readonly<Record<string, () => Promise<View>>>;
}
