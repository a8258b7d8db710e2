import { scrub } from './scrub.ts';

/** How an error came up: uncaught, in a promise, against our security policy, while rendering. */
export type FailureKind = 'error' | 'rejection' | 'policy' | 'render';

/** Takes note of a failure. `source` is where it happened, if the browser says so. */
export type Report = (kind: FailureKind, error: unknown, source?: string) => void;

const mostReports = 5;

/** Not ours: the browser's own remark, other people's scripts, the visitor's extensions. */
const noise = /^ResizeObserver loop|^Script error\.?\n|-extension:\/\//;

/** The hash in the name of the script that this module is built into. */
const release = /-([\w-]{8})\.js/.exec(import.meta.url)?.[1] ?? '';

/**
 * Sends failures to the operator's endpoint: each message once, at most five in the life of a
 * loaded page. An empty endpoint sends nothing. A failure in here must not become another one.
 */
export function makeReporter(endpoint: string): Report {
  const sent = new Set<string>();
  return (kind, error, source) => {
    try {
      const stack = error instanceof Error ? (error.stack ?? '') : '';
      const words = String(error);
      if (endpoint === '' || noise.test([words, source, stack].join('\n'))) return;
      const message = scrub(words);
      if (sent.has(message) || sent.size === mostReports) return;
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
      // Nobody is left to tell.
    }
  };
}
