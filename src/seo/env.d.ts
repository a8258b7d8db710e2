interface ImportMetaEnv {
  /** The default theme's strongest colour; the build reads it from src/theme/default.css. */
  readonly THEME_COLOUR: string;
}
