import type { Shot } from './shots.ts';

/** How a picture stands to the one before. */
export type Change = 'changed' | 'new' | 'same';

export interface Entry extends Shot {
  change: Change;
}

export interface Comparison {
  /** What changed comes first, then what is new; otherwise the order stays. */
  entries: readonly Entry[];
  /** Pictures that are no longer made. */
  gone: readonly string[];
}

const order: Record<Change, number> = { changed: 0, new: 1, same: 2 };

/** `before` and `now` give a picture's fingerprint by its file name. */
export function compare(
  shots: readonly Shot[],
  now: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Comparison {
  const entries = shots.map((shot): Entry => {
    const old = before.get(shot.file);
    const change = old === undefined ? 'new' : old === now.get(shot.file) ? 'same' : 'changed';
    return { ...shot, change };
  });
  const made = new Set(shots.map(({ file }) => file));
  return {
    entries: entries.sort((a, b) => order[a.change] - order[b.change]),
    gone: [...before.keys()].filter((file) => !made.has(file)),
  };
}
