/** A release that this server has served. */
export interface PastRelease {
  id: string;
  /** When another one replaced it, in milliseconds; not set for the current one. */
  replacedAt?: number;
}

const maxPastReleases = 3;
const keptForMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The history after a change to release `id`, newest first. Older releases are kept for tabs that
 * still have their pages open: at most three of them, for seven days.
 */
export function nextHistory(
  history: readonly PastRelease[],
  id: string,
  now: number,
): PastRelease[] {
  const past = history
    .filter((release) => release.id !== id)
    .map((release) => ({ id: release.id, replacedAt: release.replacedAt ?? now }))
    .filter(({ replacedAt }) => now - replacedAt <= keptForMs);
  return [{ id }, ...past.slice(0, maxPastReleases)];
}
