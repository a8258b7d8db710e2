interface ImportMetaEnv {
  /** Where quote requests are sent, or empty; set by pipeline/leads-url.ts. */
  readonly LEADS_URL: string;
}
