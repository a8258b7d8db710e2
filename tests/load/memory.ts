import { median } from '../median.ts';

/** Memory may grow this much between the first and the last quarter: some growth is noise. */
export const growthLimit = 0.05;

export interface MemoryGrowth {
  firstMb: number;
  lastMb: number;
  /** 0.05 is 5% more. */
  share: number;
  isFlat: boolean;
}

/** Compares the medians of the first and the last quarter of the samples. */
export function measureGrowth(samples: readonly number[]): MemoryGrowth {
  const quarter = Math.max(1, Math.floor(samples.length / 4));
  const firstMb = median(samples.slice(0, quarter));
  const lastMb = median(samples.slice(-quarter));
  const share = lastMb / firstMb - 1;
  return { firstMb, lastMb, share, isFlat: share <= growthLimit };
}
