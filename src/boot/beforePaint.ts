import { defaultTheme, themeLinkId } from '../theme/names.ts';
import { replaceSheet } from '../theme/replaceSheet.ts';
import { storedTheme } from '../theme/storage.ts';
import { updateNotice } from './notice.ts';
import { layOutEverySection } from './sectionLayout.ts';

/** The stored theme's sheet blocks the first paint, so the visitor never sees the default theme flash. */
function applyStoredTheme(): void {
  const theme = storedTheme();
  const current = document.querySelector<HTMLLinkElement>(`#${themeLinkId}`);
  if (theme !== defaultTheme && current) replaceSheet(current, theme);
}

/**
 * Reloading or going back restores the scroll position, which needs the height of the whole page.
 */
function layOutRestoredPage(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && navigation.type !== 'navigate') layOutEverySection();
}

/** The build writes the times of the notice, if there is one, into the script element. */
function showNotice(): void {
  const { from, until } = document.currentScript?.dataset ?? {};
  if (from !== undefined && until !== undefined) updateNotice({ from, until });
}

/** The page of search results keeps room for the answer if the address has a name. */
function markSearch(): void {
  if (/[?&]domain=[^&]/.test(window.location.search)) {
    document.documentElement.dataset['searched'] = '';
  }
}

/* The only script that blocks the first paint: do nothing here that can wait. */
applyStoredTheme();
layOutRestoredPage();
showNotice();
markSearch();
