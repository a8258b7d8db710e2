export type Choice = 'allowed' | 'declined';

const key = 'consent';

/** Dispatched on window to ask the visitor again. */
export const askAgainEvent = 'ask-consent-again';

/** What the visitor chose, or null if they were not asked yet or storage is blocked. */
export function storedChoice(): Choice | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'allowed' || stored === 'declined' ? stored : null;
  } catch {
    return null;
  }
}

export function storeChoice(choice: Choice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // The choice still counts for this page.
  }
}

/** The cookies of Google's tags and of tawk; the portal may have its own on the same domain. */
const thirdPartyCookies = /^(?:_g|_tw|twk|tawk)/i;

/** Deletes what third parties have set on our host and the domains above it. */
export function deleteCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!thirdPartyCookies.test(name)) continue;
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
