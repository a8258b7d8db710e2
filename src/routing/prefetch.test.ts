// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { largestPage, visitLimit } from './aheadLimits.ts';
import { startPrefetching } from './prefetch.ts';

const { loadView, loadedView } = vi.hoisted(() => ({
  loadView: vi.fn<(path: string) => Promise<void>>(() => Promise.resolve()),
  loadedView: vi.fn<(path: string) => object | undefined>(),
}));
vi.mock('./views.ts', () => ({ loadView, loadedView }));
vi.mock('../boot/whenIdle.ts', () => ({
  whenIdle: (callback: () => void) => setTimeout(callback),
}));

/** Links that the observer watches, and what it reports them to. */
let watched: Set<Element>;
let report: (links: Element[]) => void;

class FakeObserver {
  constructor(notify: IntersectionObserverCallback) {
    report = (links) => {
      const entries = links.map((target) => ({ target, isIntersecting: true }));
      notify(
        entries as unknown as IntersectionObserverEntry[],
        this as unknown as IntersectionObserver,
      );
    };
  }
  observe(link: Element) {
    watched.add(link);
  }
  unobserve(link: Element) {
    watched.delete(link);
  }
  disconnect() {
    watched.clear();
  }
}

let isWaiting = false;
let watchLinks: () => void;
let listeners: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  watched = new Set();
  isWaiting = false;
  listeners = new AbortController();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener) => {
    window.addEventListener(type, listener as EventListener, { signal: listeners.signal });
  });
  watchLinks = startPrefetching(() => isWaiting);
});

afterEach(() => {
  listeners.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

function showLinks(...hrefs: string[]): HTMLAnchorElement[] {
  const links = hrefs.map((href) => `<a href="${href}"><b>link</b></a>`);
  document.body.innerHTML = `<main>${links.join('')}</main>`;
  return [...document.querySelectorAll('a')];
}

/** As when the links have come into view and the browser is idle. */
async function seeLinks(...hrefs: string[]): Promise<void> {
  const links = showLinks(...hrefs);
  watchLinks();
  await vi.runOnlyPendingTimersAsync();
  report(links);
  await vi.advanceTimersByTimeAsync(5000);
}

function point(type: string, href: string): void {
  showLinks(href);
  document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
}

function stubConnection(connection: object): void {
  vi.stubGlobal('navigator', { connection });
}

function stubFetchedBytes(encodedBodySize: number): void {
  const name = `${location.origin}/assets/page.js`;
  const file = { name, encodedBodySize, transferSize: 1 } as unknown as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource' ? [file] : [],
  );
}

const loadedPaths = () => loadView.mock.calls.map(([path]) => path);

test.each(['/machines', '/cart/old-machine', `${window.location.origin}/Machines/`])(
  'hovering over a link to %s loads its page',
  (href) => {
    point('mouseover', href);
    expect(loadedPaths()).toEqual(['/machines']);
  },
);

test.each(['https://other.example/machines', '/nowhere', 'mailto:a@b.example'])(
  'hovering over a link to %s loads nothing',
  (href) => {
    point('mouseover', href);
    expect(loadView).not.toHaveBeenCalled();
  },
);

test('links that come into view load their pages, each once', async () => {
  await seeLinks('/machines', '/websites', '/machines', 'https://portal.example/cart.php');
  expect(loadedPaths()).toEqual(['/machines', '/websites']);
});

test('pages are loaded one at a time', async () => {
  loadView.mockReturnValue(new Promise(() => {}));
  await seeLinks('/machines', '/websites');
  expect(loadedPaths()).toEqual(['/machines']);
  loadView.mockResolvedValue();
});

test('links that came into view last are loaded first, and two pages at most', async () => {
  isWaiting = true;
  await seeLinks('/machines', '/websites');
  report(showLinks('/help'));
  isWaiting = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(loadedPaths()).toEqual(['/help', '/machines']);
});

test('links in menus and in the footer are watched, too', async () => {
  document.body.innerHTML = `<header><div hidden><a href="/machines">VPS</a></div></header>
    <main></main><footer><a href="/machines">VPS</a></footer>`;
  watchLinks();
  await vi.runOnlyPendingTimersAsync();
  expect(watched.size).toBe(2);
});

test('a page that has already loaded is not loaded again', async () => {
  loadedView.mockImplementation((path) => (path === '/machines' ? {} : undefined));
  await seeLinks('/machines', '/websites');
  expect(loadedPaths()).toEqual(['/websites']);
  loadedView.mockReset();
});

test('prefetching pauses while the visitor is waiting for the portal', async () => {
  isWaiting = true;
  await seeLinks('/machines');
  expect(loadView).not.toHaveBeenCalled();
  isWaiting = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(loadedPaths()).toEqual(['/machines']);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is prefetched with %o',
  async (connection) => {
    stubConnection(connection);
    await seeLinks('/machines');
    point('mouseover', '/machines');
    point('pointerdown', '/machines');
    expect(loadView).not.toHaveBeenCalled();
  },
);

test('nothing more is prefetched when the next page could exceed the limit', async () => {
  stubFetchedBytes(visitLimit - largestPage + 1);
  await seeLinks('/machines');
  expect(loadView).not.toHaveBeenCalled();
  stubFetchedBytes(visitLimit - largestPage);
  await seeLinks('/machines');
  expect(loadedPaths()).toEqual(['/machines']);
});

test('a page that the visitor points at loads even beyond the limit', () => {
  stubFetchedBytes(visitLimit);
  point('mouseover', '/machines');
  expect(loadedPaths()).toEqual(['/machines']);
});

test('a pressed link loads its page even beyond the limit, and clears the queue', async () => {
  isWaiting = true;
  await seeLinks('/websites');
  isWaiting = false;
  stubFetchedBytes(visitLimit);
  point('pointerdown', '/machines');
  await vi.advanceTimersByTimeAsync(5000);
  expect(loadedPaths()).toEqual(['/machines']);
});

test('links that come into view during a press wait until its page has loaded and rendered', async () => {
  let finish = () => {};
  loadView.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  point('pointerdown', '/machines');
  await seeLinks('/websites');
  expect(loadedPaths()).toEqual(['/machines']);
  finish();
  for (let step = 0; step < 10; step += 1) await Promise.resolve();
  expect(loadedPaths(), 'before the browser is idle').toEqual(['/machines']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(loadedPaths()).toEqual(['/machines', '/websites']);
});
