interface ImportMetaEnv {
  /** The notice above the header in this language; null without one, or once it is over. */
  readonly NOTICE: { from: string; until: string; text: string; link: string | null } | null;
}
