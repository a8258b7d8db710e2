import { median } from '../bench/median.ts';

/** How much more memory the last quarter may hold than the first: some is left to chance. */
export const growthLimit = 0.05;

export interface Growth {
  firstMb: number;
  lastMb: number;
  share: number;
  isFlat: boolean;
}

/** Compares the medians of the first and the last quarter of what was sampled. */
export function growth(samples: readonly number[]): Growth {
  const quarter = Math.max(1, Math.floor(samples.length / 4));
  const firstMb = median(samples.slice(0, quarter));
  const lastMb = median(samples.slice(-quarter));
  const share = lastMb / firstMb - 1;
  return { firstMb, lastMb, share, isFlat: share <= growthLimit };
}
