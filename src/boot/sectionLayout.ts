import { whenIdle } from './whenIdle.ts';

/*
 * On a first visit `src/styles/base.css` skips the layout of sections far below the fold
 * (`content-visibility: auto`) until `<html>` has the attribute that is set here.
 */

/** Stops the skipping, on this page and on those the visitor navigates to. */
export function layOutEverySection(): void {
  document.documentElement.dataset['laidOut'] = '';
}

/** A section takes about this long on a slow phone. */
const sectionMs = 20;

/**
 * Lays out the skipped sections while the browser is idle, a few at a time: all at once would block
 * a slow phone.
 */
export function layOutSkippedSections(): void {
  if ('laidOut' in document.documentElement.dataset) return;
  const skipped = [...document.querySelectorAll<HTMLElement>('section, aside, footer')].filter(
    (section) => getComputedStyle(section).contentVisibility === 'auto',
  );
  const layOutSome = (timeLeft: () => number) => {
    do {
      const section = skipped.shift();
      if (!section) {
        layOutEverySection();
        return;
      }
      layOut(section);
    } while (timeLeft() > sectionMs);
    whenIdle(layOutSome);
  };
  whenIdle(layOutSome);
}

function layOut(section: HTMLElement): void {
  keepInPlace(() => {
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect();
  });
}

/**
 * When a section above the viewport gets its real height, what the visitor is reading or about to
 * tap would move. Scroll anchoring doesn't prevent that if a style change is the cause.
 */
function keepInPlace(change: () => void): void {
  const anchor =
    window.scrollY > 0
      ? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
      : null;
  const top = anchor?.getBoundingClientRect().top ?? 0;
  change();
  if (!anchor) return;
  window.scrollBy({ top: anchor.getBoundingClientRect().top - top });
}
