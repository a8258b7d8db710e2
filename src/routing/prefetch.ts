import { withoutBase } from '../language/edition.ts';
import { mayLoadAhead } from '../boot/mayLoadAhead.ts';
import { largestPage, pagesAhead, visitLimit } from './aheadLimits.ts';
import { parseLocation } from './location.ts';
import { finalAddress, findPage } from './paths.ts';
import { loadedView, loadView } from './views.ts';
import { whenIdle } from '../boot/whenIdle.ts';

/** How soon to check again whether the visitor is still waiting for something. */
const recheckMs = 500;

/** What came from this site over the network. */
function bytesFetched(): number {
  const files = ['navigation', 'resource'].flatMap(
    (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
  );
  return files
    .filter(({ name, transferSize }) => transferSize > 0 && name.startsWith(location.origin))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

async function load(path: string): Promise<void> {
  // Ignore a failure: a click tries again.
  await loadView(path).catch(() => {});
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(() => resolve());
  });
}

/** The path of the page that a link of this site leads to, after redirects. */
function pageForLink(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin) return undefined;
  const pathname = withoutBase(link.pathname);
  if (pathname === undefined) return undefined;
  return findPage(parseLocation(finalAddress(pathname + link.search)).pathname)?.path;
}

function pageForEvent({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link ? pageForLink(link) : undefined;
}

/** A pointer or the focus on a link often comes before a click, so the limit does not apply. */
function loadHovered(event: Event): void {
  const path = pageForEvent(event);
  if (path !== undefined && mayLoadAhead()) void load(path);
}

/**
 * Loads pages before the visitor asks for them: those that links on screen lead to, when the browser is
 * idle, and any other when its link is hovered, focused or pressed. Never calls the portal. Returns what
 * watches the links of a new page, including those in closed menus, which become visible when one opens.
 */
export function startPrefetching(isVisitorWaiting: () => boolean): () => void {
  let pagesLeft = pagesAhead;
  /** Paths of pages to load, next first. */
  let queue: string[] = [];
  let isRunning = false;
  /** Settles when the page of the last pressed link has loaded and rendered. */
  let pressedPage: Promise<void> = Promise.resolve();

  /** Whether one more page may be loaded ahead, whatever its size. */
  const mayLoadMore = () =>
    pagesLeft > 0 && mayLoadAhead() && bytesFetched() + largestPage <= visitLimit;

  /**
   * Loads queued pages while the browser is idle and the visitor is waiting for nothing. One at a
   * time: the files of three blocked a slow phone for 100 ms.
   */
  async function loadQueue(): Promise<void> {
    await pressedPage;
    if (isVisitorWaiting()) {
      setTimeout(() => void loadQueue(), recheckMs);
      return;
    }
    const path = mayLoadMore() ? queue.shift() : undefined;
    isRunning = path !== undefined;
    if (path === undefined) return;
    pagesLeft -= 1;
    await load(path);
    whenIdle(() => void loadQueue());
  }

  /** New pages go first: the links to older ones may have been scrolled past. */
  function enqueue(paths: string[]): void {
    queue = [...new Set([...paths, ...queue])].filter((path) => !loadedView(path));
    if (isRunning) return;
    isRunning = true;
    whenIdle(() => void loadQueue());
  }

  /** A press is nearly a click: no other page may delay this one, and the limit does not apply. */
  function loadPressed(event: Event): void {
    const path = pageForEvent(event);
    if (path === undefined) return;
    queue = [];
    if (mayLoadAhead()) pressedPage = load(path).then(idle);
  }

  for (const type of ['mouseover', 'focusin']) {
    document.addEventListener(type, loadHovered, { passive: true });
  }
  document.addEventListener('pointerdown', loadPressed, { passive: true });

  if (!('IntersectionObserver' in window)) return () => {};
  const links = new IntersectionObserver((entries) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting);
    for (const { target } of seen) links.unobserve(target);
    const paths = seen.map(({ target }) => pageForLink(target as HTMLAnchorElement));
    enqueue(paths.filter((path) => path !== undefined));
  });
  return () =>
    whenIdle(() => {
      links.disconnect();
      // The page's own links first: their pages are reported, and loaded, in this order.
      const inPage = document.querySelectorAll('main a');
      for (const link of [...inPage, ...document.querySelectorAll('a')]) links.observe(link);
    });
}
