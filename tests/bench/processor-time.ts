/** What we read of an event in a Chromium trace; times are in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** The time that its thread spent on a processor, without waiting for one. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** Lighthouse's phone takes four times as long; what a task takes beyond 50 ms counts as blocking. */
const slowdown = 4;
const unblockedMs = 50;

/**
 * Total blocking time as Lighthouse defines it, but by processor time: what a task spends waiting while
 * other programs use the processor doesn't count. NaN if nothing was painted.
 */
export function blockedProcessorTime(events: readonly TraceEvent[]): number {
  const start = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start?.pid && ts > start.ts,
  );
  if (!start || !paint) return Number.NaN;
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name.endsWith('RunTask') &&
      ph === 'X' &&
      pid === start.pid &&
      tid === start.tid &&
      ts > paint.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => {
    const ms = (tdur / 1000) * slowdown;
    return sum + Math.max(0, ms - unblockedMs);
  }, 0);
}
