import { site } from '../site/site.ts';
import { callPortal } from './call.ts';
import { PortalError } from './errors.ts';
import { domainsUrl } from './links.ts';
import { usePortalCall } from './PageState.tsx';
import { parseAvailability } from './responses.ts';
import type { Availability } from './responses.ts';

/** What is known about some names. `none`: this portal never says whether a name is free. */
export type AvailabilityState =
  | { state: 'none' | 'loading' | 'failed' }
  | { state: 'loaded'; names: Availability };

/** Asks whether names in ASCII are free, at most 20. Without names there is no call. */
export function useAvailability(names: readonly string[]): AvailabilityState {
  const asks = names.length > 0 && site.prices === 'live';
  const call = usePortalCall(asks ? domainsUrl(names) : '', async (signal) =>
    parseAvailability(await callPortal(domainsUrl(names), signal), names),
  );
  if (!asks) return { state: 'none' };
  if (call.state === 'loaded') return { state: 'loaded', names: call.result };
  if (call.state === 'loading') return { state: 'loading' };
  return { state: isMissing(call.error) ? 'none' : 'failed' };
}

/** Portals without the call answer it like any other unknown address. */
function isMissing(error: unknown): boolean {
  return error instanceof PortalError && error.values['status'] === '404';
}
