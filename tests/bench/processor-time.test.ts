import { describe, expect, it } from 'vitest';
import { blockedProcessorTime } from './processor-time.ts';
import type { TraceEvent } from './processor-time.ts';

const main = { ph: 'X', pid: 1, tid: 1 };

function navigation(documentLoaderURL: string, ts: number): TraceEvent {
  return { ...main, name: 'navigationStart', ph: 'R', ts, args: { data: { documentLoaderURL } } };
}

function task(ts: number, processorMs: number, thread = main): TraceEvent {
  return { ...thread, name: 'ThreadControllerImpl::RunTask', ts, tdur: processorMs * 1000 };
}

const start = navigation('https://localhost/', 1000);
const paint = { ...main, name: 'firstContentfulPaint', ph: 'I', ts: 2000 };

describe('blockedProcessorTime', () => {
  it('counts what each task takes beyond 50 ms on a processor a quarter as fast', () => {
    expect(blockedProcessorTime([start, paint, task(3000, 20), task(4000, 15)])).toBe(40);
  });

  it('ignores short tasks, tasks before the first paint and other threads', () => {
    const elsewhere = task(3000, 100, { ...main, tid: 2 });
    const events = [start, task(1500, 100), paint, elsewhere, task(4000, 12)];
    expect(blockedProcessorTime(events)).toBe(0);
  });

  it('measures the page, not the blank one before it', () => {
    const blank = [navigation('about:blank', 0), { ...paint, ts: 500 }, task(600, 100)];
    expect(blockedProcessorTime([...blank, start, paint, task(3000, 15)])).toBe(10);
  });

  it('knows nothing of a page that was not painted', () => {
    expect(blockedProcessorTime([start, task(3000, 20)])).toBeNaN();
  });
});
