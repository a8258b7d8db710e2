import { scrub } from './scrub.ts';

/** Where an error came from: uncaught, a rejected promise, the security policy, or rendering. */
export type FailureKind = 'error' | 'rejection' | 'policy' | 'render';

/** Reports a failure. `source` is where it happened, if the browser says so. */
export type Report = (kind: FailureKind, error: unknown, source?: string) => void;

const maxReports = 5;

/** Not ours: the browser's own warnings, third-party scripts, browser extensions. */
const noise = /^ResizeObserver loop|^Script error\.?\n|-extension:\/\//;

/**
 * Sends failures to the operator's endpoint: each message once, at most five per full page load. A
 * failure in here must not cause another report.
 */
export function createReporter(endpoint: string, release: string): Report {
  const sent = new Set<string>();
  return (kind, error, source) => {
    try {
      const stack = error instanceof Error ? (error.stack ?? '') : '';
      const text = String(error);
      if (noise.test([text, source, stack].join('\n'))) return;
      const message = scrub(text);
      if (sent.has(message) || sent.size === maxReports) return;
      sent.add(message);
      const report = {
        kind,
        message,
        page: scrub(window.location.pathname),
        at: scrub(source ?? /https?:\/\/[^\s)]+/.exec(stack)?.[0] ?? ''),
        release,
      };
      navigator.sendBeacon(endpoint, JSON.stringify(report));
    } catch {
      // Nowhere left to report it.
    }
  };
}
