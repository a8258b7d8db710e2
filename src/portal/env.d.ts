interface ImportMetaEnv {
  /** The portal's origin without a final slash; the build puts it in place. */
  readonly PORTAL_URL: string;
}
