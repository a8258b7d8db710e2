/*
 * A fresh visit starts at the top of the page, so its first paint need not wait until all that lies
 * further down has been laid out. A mark on the document tells the styles, which leave it for later
 * (`[data-first-screen]`; most of it in src/styles/base.css).
 */
const mark = 'firstScreen';

const longestWaitMs = 3000;

/** The large parts of a page. What is left of the others follows when the mark goes. */
const parts = 'section, main + [data-part] > aside, footer';

function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A link to words of the page (`#:~:text=`, as search engines make them) is in the visit's name only.
  return visit?.type === 'navigate' && location.hash === '' && !visit.name.includes('#');
}

/**
 * Before the first paint. Whoever comes back to a place in the page, or follows a link to one, gets
 * it whole, because the place depends on the height of everything above.
 */
export function layOutFirstScreen(): void {
  if (!isFreshVisit()) return;
  const { dataset } = document.documentElement;
  dataset[mark] = 'only';
  // The script that lays out the rest may get lost on the way, and the page must not stay half empty:
  // with `first` the browser itself lays out what comes near the screen.
  setTimeout(() => {
    if (mark in dataset) dataset[mark] = 'first';
  }, longestWaitMs);
}

/**
 * After it, one part in each frame: all at once would keep a slow phone from answering a tap. On its
 * way from `hidden` to `visible` a part is `auto` for a frame: without that, Chromium counts a layout
 * shift though nothing is seen to move.
 */
export function layOutTheRest(): void {
  const { dataset } = document.documentElement;
  if (dataset[mark] === undefined) return;
  const rest = [...document.querySelectorAll<HTMLElement>(parts)].filter(
    (part) => getComputedStyle(part).contentVisibility !== 'visible',
  );
  let part: HTMLElement | undefined;
  const next = () => {
    if (part) part.style.contentVisibility = 'visible';
    part = rest.shift();
    if (part) {
      part.style.contentVisibility = 'auto';
      requestAnimationFrame(() => setTimeout(next));
    } else {
      delete dataset[mark];
    }
  };
  next();
}
