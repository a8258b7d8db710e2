interface ImportMetaEnv {
  /** The portal's origin, without a trailing slash; set by the build. */
  readonly PORTAL_URL: string;
}
