const storageKey = 'reloaded-for';

/**
 * A page's chunk may be gone because a newer release has removed it; the fresh HTML names the new
 * one. Reloads at most once for a view, so that a chunk that stays broken ends in a message
 * instead of a loop, and only where the site answers: to a visitor who is offline a reload would
 * show the browser's own error and lose the site. Answers whether the page is about to reload.
 */
export async function reloadOnceFor(view: string): Promise<boolean> {
  if (!(await siteAnswers())) return false;
  try {
    if (sessionStorage.getItem(storageKey) === view) return false;
    sessionStorage.setItem(storageKey, view);
  } catch {
    // Without storage nothing could stop a loop, so there is no reload.
    return false;
  }
  window.location.reload();
  return true;
}

async function siteAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** The view is here: should its chunk vanish later, it may be reloaded again. */
export function forgetReload(view: string): void {
  try {
    if (sessionStorage.getItem(storageKey) === view) sessionStorage.removeItem(storageKey);
  } catch {
    // Blocked storage never held the mark.
  }
}
