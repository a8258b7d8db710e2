import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../median.ts';

/** Above these, a measurement says more about the machine than about the site. */
const limits = { stolenShare: 0.01, slowdown: 1.25 };
const pauseMs = 5000;

/** How often a measurement was repeated, and how many were kept although something had disturbed them. */
export const disturbances = { repeated: 0, kept: 0 };

/** How long the whole bench may spend on measurements that are repeated, and on pauses before that. */
let patienceMs = Number(process.env['BENCH_PATIENCE_MINUTES'] ?? 30) * 60_000;
let fastest = Number.POSITIVE_INFINITY;

/** Milliseconds for a fixed piece of work: how fast the machine is at the moment. */
function timeWork(): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    let value = 1;
    for (let step = 0; step < 5_000_000; step += 1) value = (value * 48_271) % 2_147_483_647;
    return value > 0 ? performance.now() - start : 0;
  });
  return median(times);
}

/** Processor time since boot, and the part of it that other virtual machines took (man 5 proc_stat). */
function processorTime(): { total: number; stolen: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const times = line.split(/\s+/).slice(1, 9).map(Number);
  return { total: times.reduce((sum, time) => sum + time), stolen: times.at(-1) ?? 0 };
}

/** Measures, and again if other machines took part of the processor or slowed it down meanwhile. */
export async function undisturbed<Result>(measure: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const start = performance.now();
    fastest = Math.min(fastest, timeWork());
    const before = processorTime();
    const result = await measure();
    const after = processorTime();
    const stolenShare = (after.stolen - before.stolen) / (after.total - before.total);
    const slowdown = timeWork() / fastest;
    if (stolenShare <= limits.stolenShare && slowdown <= limits.slowdown) return result;
    if (patienceMs <= 0) {
      disturbances.kept += 1;
      return result;
    }
    disturbances.repeated += 1;
    await wait(pauseMs);
    patienceMs -= performance.now() - start;
  }
}
