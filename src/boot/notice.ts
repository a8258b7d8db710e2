/** When the notice above the header is shown. */
export interface NoticeTimes {
  from: string;
  until: string;
}

/** Marks the document while the notice is shown; the styles do the rest. */
const shownAttribute = 'data-notice';

/**
 * Shows or hides the notice by the visitor's clock. Returns how many milliseconds later that
 * changes, or undefined if it is over.
 */
export function updateNotice({ from, until }: NoticeTimes): number | undefined {
  const now = Date.now();
  const [start, end] = [Date.parse(from), Date.parse(until)];
  document.documentElement.toggleAttribute(shownAttribute, start <= now && now < end);
  const next = now < start ? start : end;
  return now < next ? next - now : undefined;
}
