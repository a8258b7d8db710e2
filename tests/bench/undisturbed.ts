import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../median.ts';

/** Above these, a measurement says more about the machine than about the site. */
const limits = { stolenShare: 0.01, slowdown: 1.25 };
const pauseMs = 5000;

/** How often a measurement was repeated, and how many were kept although something had disturbed them. */
export const disturbances = { repeated: 0, kept: 0 };

/** How much longer the bench may spend on measurements that it repeats, pauses included. */
let patienceMs = Number(process.env['BENCH_PATIENCE_MINUTES'] ?? 30) * 60_000;
let fastest = Number.POSITIVE_INFINITY;

/** Milliseconds for a fixed piece of work: how fast the machine is at the moment. */
function timeWork(): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    let value = 1;
    for (let step = 0; step < 5_000_000; step += 1) value = (value * 48_271) % 2_147_483_647;
    // The engine could skip a loop whose result is never used.
    return value > 0 ? performance.now() - start : Number.NaN;
  });
  return median(times);
}

/** Milliseconds that other virtual machines have taken from all cores since boot; 0 where Linux doesn't tell us. */
function stolenMs(): number {
  if (!existsSync('/proc/stat')) return 0;
  // The eighth figure, in hundredths of a second: man 5 proc_stat.
  const [, ...figures] = readFileSync('/proc/stat', 'utf8').split(/\s+/, 9);
  return Number(figures[7]) * 10;
}

/** Measures, and again if other machines took part of the processor or slowed it down meanwhile. */
export async function undisturbed<Result>(measure: () => Promise<Result>): Promise<Result> {
  for (;;) {
    fastest = Math.min(fastest, timeWork());
    const before = { time: performance.now(), stolen: stolenMs() };
    const result = await measure();
    const elapsed = performance.now() - before.time;
    const stolenShare = (stolenMs() - before.stolen) / (elapsed * availableParallelism());
    if (stolenShare <= limits.stolenShare && timeWork() / fastest <= limits.slowdown) return result;
    if (patienceMs <= 0) {
      disturbances.kept += 1;
      return result;
    }
    disturbances.repeated += 1;
    process.stderr.write('The machine was disturbed; measuring again …\n');
    await wait(pauseMs);
    patienceMs -= elapsed + pauseMs;
  }
}
