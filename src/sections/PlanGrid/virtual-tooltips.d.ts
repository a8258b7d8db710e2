declare module 'virtual:tooltips' {
  /** What each feature is, by id; pipeline/page-views.ts writes it from plans/features.yaml. */
  export const tooltips: Readonly<Record<string, string>>;
}
