import { defaultTheme, themeLinkId } from '../theme/names.ts';
import { replaceSheet } from '../theme/replaceSheet.ts';
import { storedTheme } from '../theme/storage.ts';

/** The stored theme's sheet blocks the first paint, so the visitor never sees the default theme flash. */
function applyStoredTheme(): void {
  const theme = storedTheme();
  const current = document.getElementById(themeLinkId);
  if (theme !== defaultTheme && current instanceof HTMLLinkElement) {
    replaceSheet(current, theme, { blockPaint: true });
  }
}

/**
 * A reload or a visit back restores the scroll position, which needs the height of the whole page:
 * `src/styles/base.css` then lays out every section at once.
 */
function markRestoredVisit(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit && visit.type !== 'navigate') document.documentElement.dataset['restored'] = '';
}

/* The only script that blocks the first paint: do nothing here that can wait. */
applyStoredTheme();
markRestoredVisit();
