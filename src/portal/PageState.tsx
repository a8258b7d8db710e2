import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';

/** The state of a portal call. */
export type CallState<Result> =
  | { state: 'loading' }
  | { state: 'loaded'; result: Result }
  | { state: 'error'; error: unknown };

const loading = { state: 'loading' } as const;

interface PageState {
  results: ReadonlyMap<string, CallState<unknown>>;
  call: (
    url: string,
    load: (signal: AbortSignal) => Promise<unknown>,
    covers: (other: string) => boolean,
  ) => void;
}

const PageStateContext = createContext<PageState | null>(null);

/** What the sections of one page view share: portal calls, each made once. Leaving the page aborts them. */
export function PageStateProvider({ children }: { children: ReactNode }) {
  const [results, setResults] = useState<PageState['results']>(new Map());
  const requested = useRef(new Set<string>());
  const leaving = useRef<AbortController>(null);

  const call: PageState['call'] = useCallback((url, load, covers) => {
    if ([...requested.current].some(covers)) return;
    requested.current.add(url);
    const { signal } = (leaving.current ??= new AbortController());
    const store = (state: CallState<unknown>) => {
      // In a transition React renders in short steps, so a tap doesn't wait for all prices.
      if (!signal.aborted) startTransition(() => setResults((all) => new Map(all).set(url, state)));
    };
    load(signal).then(
      (result) => store({ state: 'loaded', result }),
      (error: unknown) => store({ state: 'error', error }),
    );
  }, []);

  useEffect(() => {
    const urls = requested.current;
    return () => {
      leaving.current?.abort();
      leaving.current = null;
      // Strict mode mounts twice: what was aborted has to be requested again.
      urls.clear();
    };
  }, []);

  const value = useMemo(() => ({ results, call }), [results, call]);
  return <PageStateContext value={value}>{children}</PageStateContext>;
}

/**
 * A portal call, made once for each page view, whichever sections need it, and never again by itself. An
 * empty address makes none. `covers` tells whether another call answers this one, too.
 */
export function usePortalCall<Result>(
  url: string,
  load: (signal: AbortSignal) => Promise<Result>,
  covers: (other: string) => boolean = (other) => other === url,
): CallState<Result> {
  const page = use(PageStateContext);
  if (!page) throw new Error('usePortalCall must be used inside a PageStateProvider');
  const { results, call } = page;
  useEffect(() => {
    if (url !== '') call(url, load, covers);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address identifies the call
  }, [call, url]);
  const answer =
    results.get(url) ?? [...results].find(([other]) => url !== '' && covers(other))?.[1];
  return (answer ?? loading) as CallState<Result>;
}
