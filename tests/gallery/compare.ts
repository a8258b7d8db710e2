import type { Screenshot } from './screenshots.ts';

export type Change = 'changed' | 'new' | 'same';

export interface Entry extends Screenshot {
  change: Change;
}

export interface Comparison {
  /** Changed screenshots first, then new ones. */
  entries: readonly Entry[];
  /** Files of the last run that are no longer taken. */
  removed: readonly string[];
}

const order: Record<Change, number> = { changed: 0, new: 1, same: 2 };

/** `now` and `before` map file names to hashes. */
export function compare(
  screenshots: readonly Screenshot[],
  now: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Comparison {
  const entries = screenshots.map((screenshot): Entry => {
    const old = before.get(screenshot.file);
    const change =
      old === undefined ? 'new' : old === now.get(screenshot.file) ? 'same' : 'changed';
    return { ...screenshot, change };
  });
  const taken = new Set(screenshots.map(({ file }) => file));
  return {
    entries: entries.sort((a, b) => order[a.change] - order[b.change]),
    removed: [...before.keys()].filter((file) => !taken.has(file)),
  };
}
