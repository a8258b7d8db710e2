interface ImportMetaEnv {
  /** What this build loads from other hosts; set by pipeline/third-parties.ts. */
  readonly THIRD_PARTIES: {
    readonly analytics: 'none' | 'ga4' | 'gtm';
    readonly analyticsId: string;
    /** The property and widget of tawk; empty loads no chat window. */
    readonly tawkId: string;
    readonly consent: boolean;
    /** Where scripts may come from, as the security policy says. */
    readonly scriptHosts: readonly string[];
  } | null;
}
