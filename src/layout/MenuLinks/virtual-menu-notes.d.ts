declare module 'virtual:menu-notes' {
  /** One line about each page, by path; pipeline/page-views.ts writes it from the page registry. */
  export const notes: Readonly<Record<string, string>>;
}
