import { createContext, useContext } from 'react';

/** Collects the portal calls a page makes when it loads. Only prerendering provides one. */
export const CallsOnLoadContext = createContext<Set<string> | null>(null);

/**
 * Adds a call to the page's HTML, so that the boot script can start it before the app loads, unless a call that
 * `covers` it is there.
 */
export function useCallOnLoad(
  url: string | null,
  covers: (other: string) => boolean = () => false,
): void {
  const calls = useContext(CallsOnLoadContext);
  if (url !== null && ![...(calls ?? [])].some(covers)) calls?.add(url);
}
