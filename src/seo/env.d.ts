interface ImportMetaEnv {
  /** The default theme's brand colour, which the build reads from content/themes/default.css. */
  readonly THEME_COLOUR: string;
}
