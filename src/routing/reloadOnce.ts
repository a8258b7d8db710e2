const storageKey = 'reloaded-for';

/**
 * Reloads the page when a view's chunk fails to load: a newer release may have removed it, and the new
 * HTML names the new one. Reloads at most once per view, so that a broken chunk does not cause a loop,
 * and only if the site is reachable, because offline a reload would replace the site with the
 * browser's error page. Resolves to whether the page is about to reload.
 */
export async function reloadOnceFor(view: string): Promise<boolean> {
  if (!(await isSiteReachable())) return false;
  try {
    if (sessionStorage.getItem(storageKey) === view) return false;
    sessionStorage.setItem(storageKey, view);
  } catch {
    // Without storage nothing would stop a loop.
    return false;
  }
  window.location.reload();
  return true;
}

async function isSiteReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Allows another reload for a view that has loaded, in case its chunk is removed later. */
export function clearReloadMark(view: string): void {
  try {
    if (sessionStorage.getItem(storageKey) === view) sessionStorage.removeItem(storageKey);
  } catch {
    // Blocked storage never had the mark.
  }
}
