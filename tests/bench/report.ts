import type { PageFigures } from './lighthouse.ts';
import type { LoadFigures } from './load.ts';

export interface Figures {
  pages: Record<string, PageFigures>;
  load: { own: LoadFigures; nginx: LoadFigures; cluster: LoadFigures };
  builds: { once: number; grown: number; times: number };
  /** How often each page was loaded. */
  runs: number;
  machine: string;
  date: string;
}

const goals = { lcp: 950, tbt: 50 };

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

function pageTable(pages: Figures['pages']): string {
  const rows = Object.entries(pages).map(
    ([path, f]) =>
      `| ${path} | ${whole(f.fcp)} | ${whole(f.lcp)} | ${whole(f.tbt)} | ${f.cls.toFixed(3)} | ${whole(f.bytes)} | ${f.performance} | ${f.accessibility} | ${f['best-practices']} | ${f.seo} |`,
  );
  return [
    '| page | FCP ms | LCP ms | TBT ms | CLS | bytes | performance | accessibility | best practices | SEO |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}

function loadTable({ own, nginx, cluster }: Figures['load']): string {
  const row = (name: string, figures: LoadFigures) =>
    `| ${name} | ${whole(figures.requestsPerSecond)} | ${(figures.requestsPerSecond / nginx.requestsPerSecond).toFixed(2)} | ${figures.p99Ms.toFixed(1)} |`;
  return [
    '| server | requests/s | of nginx | p99 ms |',
    '| --- | --: | --: | --: |',
    row('nginx, one worker', nginx),
    row('ours, one process', own),
    row('ours, all cores', cluster),
  ].join('\n');
}

/** The last report's own part is made anew; what people wrote after it stays. */
export const endMark = '<!-- what follows is written by hand -->';

export function markdown({ pages, load, builds, runs, machine, date }: Figures): string {
  return `# Benchmarks

Made by \`npm run bench\` on ${date}; ${machine}. Times on a shared machine are good for comparing
within one run, not between runs.

## First visit on a phone

Lighthouse, simulated slow 4G, median of ${runs} runs, over HTTPS and HTTP/2. Goals: LCP at most
${goals.lcp} ms, TBT at most ${goals.tbt} ms, CLS 0, all scores 100.

${pageTable(pages)}

![LCP by page](benchmarks.svg)

## Serving

The same page (gzip, 32 connections) from each server in turn, in one run. Goal: at least 0.18 of
nginx with one process.

${loadTable(load)}

## Building

| pages | seconds |
| --- | --: |
| the registry as it is | ${builds.once.toFixed(1)} |
| ${builds.times} times as many | ${builds.grown.toFixed(1)} |

Goal: under 15 s on 2 cores.

${endMark}
`;
}

/** A bar for each page's LCP, and a line at the goal. */
export function chart(pages: Figures['pages']): string {
  const entries = Object.entries(pages);
  const scale = 480 / Math.max(goals.lcp * 1.15, ...entries.map(([, figures]) => figures.lcp));
  const bars = entries.map(([path, { lcp }], index) => {
    const y = 20 + index * 34;
    return `<text x="0" y="${y + 16}">${path}</text><rect x="170" y="${y}" width="${Math.round(lcp * scale)}" height="22" rx="4" fill="#0b6450"/><text x="${178 + Math.round(lcp * scale)}" y="${y + 16}">${whole(lcp)} ms</text>`;
  });
  const goal = 170 + Math.round(goals.lcp * scale);
  const height = 40 + entries.length * 34;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 ${height}" font-family="sans-serif" font-size="14" fill="#17202e"><rect width="760" height="${height}" fill="#fbf7ef"/>${bars.join('')}<path d="M${goal} 8V${height - 8}" stroke="#c93c25" stroke-width="2" stroke-dasharray="6 5"/></svg>
`;
}
