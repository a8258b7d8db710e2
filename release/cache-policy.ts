/** `Cache-Control` values, the same on every host. */
export const cachePolicy = {
  hashed: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

/** Folders whose files have a content hash in their address. */
export const hashedFolders = ['assets', 'themes'] as const;
