interface ImportMetaEnv {
  /** The portal's address, an origin or a folder of one, without a trailing slash; set by the build. */
  readonly PORTAL_URL: string;
}
