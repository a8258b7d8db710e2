// oxlint-disable typescript/consistent-type-imports -- a top-level import would make this file a module, whose declarations are not global

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
