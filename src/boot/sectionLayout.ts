import { whenIdle } from './whenIdle.ts';

/*
 * On a first visit `src/styles/base.css` leaves sections far below the screen without a layout
 * (`content-visibility: auto`) until `<html>` has the attribute that is set here.
 */

/** From now on no section is skipped, on this page or on those that the app shows next. */
export function layOutEverySection(): void {
  document.documentElement.dataset['laidOut'] = '';
}

/** A section takes about this long on a slow phone. */
const sectionMs = 20;

/** Lays out what was skipped, as much at a time as the browser has time for: all at once would block a slow phone. */
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
 * A section above the screen that gets its real height would move what the visitor is reading, or about to tap;
 * browsers don't prevent it when styles are the reason.
 */
function keepInPlace(change: () => void): void {
  const reading =
    window.scrollY > 0
      ? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
      : null;
  const top = reading?.getBoundingClientRect().top ?? 0;
  change();
  if (!reading) return;
  window.scrollBy({ top: reading.getBoundingClientRect().top - top });
}
