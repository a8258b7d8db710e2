interface ImportMetaEnv {
  /** The default theme's brand colour, which the build reads from src/theme/default.css. */
  readonly THEME_COLOUR: string;
}
