/** How long which files may be kept; every host follows the same rule. */
export const cachePolicy = {
  hashed: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

/** Folders whose files have their content's hash in the address. */
export const hashedFolders = ['assets', 'themes'] as const;
