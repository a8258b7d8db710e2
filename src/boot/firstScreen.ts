/*
 * A fresh visit starts at the top of the page, so its first paint need not wait until all that lies
 * further down has been laid out. A mark on the document tells the styles, which leave it for later
 * (`[data-first-screen]`; most of it in src/styles/base.css). First it says that the first screen is
 * the `only` one; then that it comes `first`, and the browser lays out the rest as it is needed.
 */
const mark = 'firstScreen';

const longestWaitMs = 3000;

/** The large parts of a page. What is left of the others follows when the mark goes. */
const parts = 'section, main + aside, footer';

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
  // The script that lays out the rest may get lost on the way; the page must not stay half empty.
  setTimeout(() => {
    if (mark in dataset) dataset[mark] = 'first';
  }, longestWaitMs);
}

/** After it, one part in each frame: all at once would keep a slow phone from answering a tap. */
export function layOutTheRest(): void {
  const { dataset } = document.documentElement;
  if (dataset[mark] === undefined) return;
  const rest = [...document.querySelectorAll<HTMLElement>(parts)];
  const next = () => {
    const part = rest.shift();
    if (part) {
      part.style.contentVisibility = 'visible';
      requestAnimationFrame(() => setTimeout(next));
    } else {
      delete dataset[mark];
    }
  };
  // From `hidden` to `visible` at once, Chromium counts a layout shift though nothing is seen to move.
  dataset[mark] = 'first';
  next();
}
